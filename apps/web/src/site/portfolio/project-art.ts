import type { CoverArt } from '@site/schema/cover-art';
import type { ProjectCard } from '@site/schema/project';
import { type Drawn, withArts } from '../../ui/line-map/cover-art.ts';
import { chooseObject } from '../../ui/line-map/cover-words.ts';
import { isPhoto } from '../../ui/line-map/is-photo.ts';
import { drawnChange } from '../figures/change.ts';
import { categoryStyle } from './project-style.tsx';

export type DrawnProject = Drawn<ProjectCard>;

/** Adds their covers to the projects that are shown on one page, beside the covers of `taken`. */
export const drawProjects = (projects: readonly ProjectCard[], taken: readonly CoverArt[] = []): DrawnProject[] =>
  withArts(projects, projectArt, taken);

/** The words of the project determine the object, otherwise its category and technologies. */
export function projectArt({ id, title, description, category, imageUrl, technologies }: ProjectCard): CoverArt {
  return {
    seed: isPhoto(imageUrl) ? title : imageUrl,
    tone: categoryStyle(category).tone,
    object: chooseObject({ title, text: description, rest: [category, ...technologies], place: id }),
    change: drawnChange(description),
  };
}
