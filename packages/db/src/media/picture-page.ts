import { paths } from '@site/schema/paths';
import { publicPosts } from '../post.ts';
import type { Db } from '../tables.ts';

/** The path of the public project, case study or post that has this URL as its image. */
export async function findPicturePage(db: Db, url: string, now: Date): Promise<string | undefined> {
  const [project, caseStudy, post] = await Promise.all([
    db.selectFrom('portfolioProjects').select('id').where('imageUrl', '=', url).executeTakeFirst(),
    db.selectFrom('caseStudies').select('id').where('imageUrl', '=', url).executeTakeFirst(),
    publicPosts(db, now).select('slug').where('featuredImage', '=', url).executeTakeFirst(),
  ]);
  if (project) return paths.project(project.id);
  if (caseStudy) return paths.caseStudy(caseStudy.id);
  return post && paths.post(post.slug);
}
