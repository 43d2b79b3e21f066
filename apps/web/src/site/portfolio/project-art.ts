import type { CoverArt, CoverObject } from '@site/schema/cover-art';
import type { LineColorName } from '@site/schema/palette';
import type { ProjectCard } from '@site/schema/project';
import { type Drawn, objectOfId, withArts } from '../../ui/line-map/cover-art.ts';
import { drawnChange } from '../figures/change.ts';
import { categoryStyle } from './project-style.tsx';

/** A project with the line colour of its service. */
type LinedProject = ProjectCard & { line?: LineColorName };

export type DrawnProject = Drawn<LinedProject>;

/** Adds their covers to the projects that are shown on one page, beside the covers of `taken`. */
export const drawProjects = (projects: readonly LinedProject[], taken: readonly CoverArt[] = []): DrawnProject[] =>
  withArts(projects, projectArt, taken);

/** Not in `project-style.tsx`, which browsers load with the pages. */
const objects: Record<string, CoverObject> = {
  'e-commerce': 'bag',
  website: 'browser',
  mobile: 'phone',
  'web app': 'clipboard',
  dashboard: 'chart',
  portfolio: 'nib',
};

/** The owner chooses the object, otherwise the category decides. */
export function projectArt({ id, description, category, coverObject, line }: LinedProject): CoverArt {
  return {
    seed: `project ${id}`,
    tone: line ?? categoryStyle(category).tone,
    object: coverObject ?? objects[category.toLowerCase()] ?? objectOfId(id),
    change: drawnChange(description),
  };
}
