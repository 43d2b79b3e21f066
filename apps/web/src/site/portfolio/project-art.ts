import type { CoverArt } from '@site/schema/cover-art';
import type { ProjectCard } from '@site/schema/project';
import { type Drawn, objectOfId, withArts } from '../../ui/line-map/cover-art.ts';
import { drawnChange } from '../figures/change.ts';
import { categoryStyle } from './project-style.tsx';

export type DrawnProject = Drawn<ProjectCard>;

/** Adds their covers to the projects that are shown on one page, beside the covers of `taken`. */
export const drawProjects = (projects: readonly ProjectCard[], taken: readonly CoverArt[] = []): DrawnProject[] =>
  withArts(projects, projectArt, taken);

/** The owner chooses the object, otherwise the category decides. */
export function projectArt({ id, description, category, coverObject }: ProjectCard): CoverArt {
  const { tone, object } = categoryStyle(category);
  return {
    seed: `project ${id}`,
    tone,
    object: coverObject ?? object ?? objectOfId(id),
    change: drawnChange(description),
  };
}
