import type { CoverArt } from '@site/schema/cover-art';
import type { Project } from '@site/schema/project';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { distinctArts, isPhoto } from '../../ui/line-map/cover-art.ts';
import { chooseObject } from '../../ui/line-map/cover-words.ts';
import type { LineColor } from '../../ui/line-map/drawing.ts';
import { drawnChange } from '../figures/change.ts';

/*
 * The colours and icons of categories, with a default for unknown ones, and the covers of projects.
 */

type CategoryStyle = { tone: LineColor | 'ink'; icon: IconName };

const categories: Record<string, CategoryStyle> = {
  'e-commerce': { tone: 'teal', icon: 'shopping-cart' },
  website: { tone: 'violet', icon: 'world' },
  mobile: { tone: 'green', icon: 'device-mobile' },
  'web app': { tone: 'blue', icon: 'app-window' },
  dashboard: { tone: 'signal', icon: 'layout-dashboard' },
  portfolio: { tone: 'magenta', icon: 'briefcase' },
};

/** Every line colour belongs to a known category. */
const defaultStyle: CategoryStyle = { tone: 'ink', icon: 'train' };

export function categoryStyle(category: string): CategoryStyle {
  return categories[category.toLowerCase()] ?? defaultStyle;
}

/** The object on a project's cover is the one that its own words suggest, before its category and technologies do. */
export function projectArt({ id, title, description, category, imageUrl, technologies }: Project): CoverArt {
  return {
    seed: isPhoto(imageUrl) ? title : imageUrl,
    tone: categoryStyle(category).tone,
    object: chooseObject({ title, text: description, rest: [category, ...technologies], place: id }),
    change: drawnChange(description),
  };
}

/** The covers of projects that are shown on one page. */
export const projectArts = (projects: readonly Project[]): CoverArt[] => distinctArts(projects.map(projectArt));

export function CategoryIcon({ category }: { category: string }) {
  return <Icon name={categoryStyle(category).icon} />;
}
