import { caseStudyInput } from '@site/schema/case-study';
import { categoryInput } from '@site/schema/category';
import { mediaFolder, mediaUrl } from '@site/schema/media-url';
import { postInput, readingTime } from '@site/schema/post';
import { projectInput } from '@site/schema/project';
import { serviceInput } from '@site/schema/service';
import { DAY_MS } from '@site/schema/time';
import { insertCaseStudy } from '../content/case-study.ts';
import { insertCategory } from '../content/category.ts';
import { insertPost } from '../content/post.ts';
import { insertProject } from '../content/project.ts';
import { insertService } from '../content/service.ts';
import { insertMedia } from '../media/media.ts';
import { findSetting, saveSetting } from '../setting.ts';
import type { Db } from '../tables.ts';

const MARK = 'demo';

/** Stores a file of the media library under its name in the storage. */
type StoreFile = (name: string, content: string) => Promise<void>;

/** Seeds an empty database once, so that deleted demo content does not come back. */
export async function seedDemo(db: Db, now: Date, storeFile: StoreFile): Promise<boolean> {
  if ((await wasSeeded(db)) || (await hasContent(db))) return false;
  // Loaded here because it is needed only once per database.
  const [{ services }, { projects }, { caseStudies }, { posts }, { categories }, { screens }] = await Promise.all([
    import('./services.ts'),
    import('./projects.ts'),
    import('./case-studies.ts'),
    import('./posts.ts'),
    import('./categories.ts'),
    import('./screens.ts'),
  ]);
  // Records are linked by what the seed files name, since ids are not known before.
  const serviceIds = new Map<string, number>();
  for (const service of services) {
    const { id, href } = await insertService(db, serviceInput.parse(service), now);
    serviceIds.set(href, id);
  }
  const pictures: { client: string; image: string; caption: string }[] = [];
  for (const { client, svg, caption, media } of screens) {
    await storeFile(`${mediaFolder(media)}/original.svg`, svg);
    pictures.push({ client, image: mediaUrl(await insertMedia(db, media, now)), caption });
  }
  const galleryOf = (name: string) => pictures.filter(({ client }) => client === name);
  // Lists are newest first, so the first record of each file is inserted last.
  const caseStudyIds = new Map<string, number>();
  for (const [index, { service, ...study }] of caseStudies.entries()) {
    const links = { gallery: galleryOf(study.clientName), serviceId: serviceIds.get(service) };
    const input = caseStudyInput.parse({ ...study, ...links });
    const { id, clientName } = await insertCaseStudy(db, input, daysBefore(now, index));
    caseStudyIds.set(clientName, id);
  }
  for (const [index, { service, client = '', ...project }] of projects.entries()) {
    const ids = { serviceId: serviceIds.get(service), caseStudyId: caseStudyIds.get(client) };
    const gallery = galleryOf(project.title);
    await insertProject(db, projectInput.parse({ ...project, ...ids, gallery }), daysBefore(now, index));
  }
  const stored: { id: number; posts: string[] }[] = [];
  for (const { posts: slugs, ...category } of categories) {
    const { id } = await insertCategory(db, categoryInput.parse(category), now);
    stored.push({ id, posts: slugs });
  }
  for (const post of posts) {
    const categoryIds = stored.filter((category) => category.posts.includes(post.slug)).map(({ id }) => id);
    const input = postInput.parse({ ...post, categoryIds, readingTime: readingTime(post.content) });
    await insertPost(db, input, input.publishedAt ?? now);
  }
  await saveSetting(db, MARK, { seededAt: now });
  return true;
}

/** Whether the database has, or had, the demo content. */
export const wasSeeded = async (db: Db): Promise<boolean> => (await findSetting(db, MARK)) !== undefined;

/** Whether a site that was started with the demo content still shows invented clients. */
export async function showsDemo(db: Db): Promise<boolean> {
  if (!(await wasSeeded(db))) return false;
  const { caseStudies } = await import('./case-studies.ts');
  const clients = caseStudies.map(({ clientName }) => clientName);
  const study = db.selectFrom('caseStudies').select('id').where('clientName', 'in', clients).limit(1);
  return (await study.executeTakeFirst()) !== undefined;
}

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
