import { caseStudyInput } from '@site/schema/case-study';
import { postInput, readingTime } from '@site/schema/post';
import { projectInput } from '@site/schema/project';
import { serviceInput } from '@site/schema/service';
import { DAY_MS } from '@site/schema/time';
import { insertCaseStudy } from '../case-study.ts';
import { insertPost } from '../post.ts';
import { insertProject } from '../project.ts';
import { insertService } from '../service.ts';
import { findSetting, saveSetting } from '../setting.ts';
import type { Db } from '../tables.ts';

const MARK = 'demo';

/** Seeds an empty database once, so that deleted demo content does not come back. */
export async function seedDemo(db: Db, now: Date): Promise<boolean> {
  if ((await wasSeeded(db)) || (await hasContent(db))) return false;
  // Loaded here because it is needed only once per database.
  const [{ services }, { projects }, { caseStudies }, { posts }] = await Promise.all([
    import('./services.ts'),
    import('./projects.ts'),
    import('./case-studies.ts'),
    import('./posts.ts'),
  ]);
  for (const service of services) await insertService(db, serviceInput.parse(service), now);
  // Lists are newest first, so the first record of each file is inserted last.
  for (const [index, project] of projects.entries()) {
    await insertProject(db, projectInput.parse(project), daysBefore(now, index));
  }
  for (const [index, study] of caseStudies.entries()) {
    await insertCaseStudy(db, caseStudyInput.parse(study), daysBefore(now, index));
  }
  for (const post of posts) {
    const input = postInput.parse({ ...post, readingTime: readingTime(post.content) });
    await insertPost(db, input, input.publishedAt ?? now);
  }
  await saveSetting(db, MARK, { seededAt: now });
  return true;
}

/** Whether the database has, or had, the demo content. */
export const wasSeeded = async (db: Db): Promise<boolean> => (await findSetting(db, MARK)) !== undefined;

export async function hasContent(db: Db): Promise<boolean> {
  const tables = ['services', 'portfolioProjects', 'caseStudies', 'blogPosts'] as const;
  for (const table of tables) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
