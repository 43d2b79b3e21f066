import type { CoverArt } from '@site/schema/cover-art';
import type { Project } from '@site/schema/project';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { distinctArts, isPhoto } from '../../ui/line-map/cover-art.ts';
import { chooseObject } from '../../ui/line-map/cover-words.ts';
import type { LineColor } from '../../ui/line-map/drawing.ts';
import { drawnChange } from '../figures/change.ts';

/*
 * The colours, covers and icons of categories and technologies, with defaults for unknown ones.
 */

type CategoryStyle = { tone: LineColor; icon: IconName };

const categories: Record<string, CategoryStyle> = {
  'e-commerce': { tone: 'teal', icon: 'shopping-cart' },
  website: { tone: 'violet', icon: 'world' },
  mobile: { tone: 'green', icon: 'device-mobile' },
  'web app': { tone: 'blue', icon: 'app-window' },
  dashboard: { tone: 'signal', icon: 'layout-dashboard' },
  portfolio: { tone: 'magenta', icon: 'briefcase' },
};

const defaultStyle: CategoryStyle = { tone: 'signal', icon: 'train' };

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

const technologies: Record<string, IconName> = {
  react: 'brand-react',
  'node.js': 'brand-nodejs',
  'vue.js': 'brand-vue',
  postgresql: 'database',
  mongodb: 'brand-mongodb',
  mysql: 'brand-mysql',
  aws: 'brand-aws',
  firebase: 'brand-firebase',
  typescript: 'brand-typescript',
  javascript: 'brand-javascript',
  python: 'brand-python',
  express: 'server',
  'next.js': 'brand-nextjs',
  stripe: 'brand-stripe',
  redux: 'brand-redux',
  'socket.io': 'brand-socket-io',
  'tailwind css': 'brand-tailwind',
};

export function CategoryIcon({ category }: { category: string }) {
  return <Icon name={categoryStyle(category).icon} />;
}

type TechnologyIconProps = { technology: string; className?: string | undefined };

export function TechnologyIcon({ technology, className }: TechnologyIconProps) {
  return <Icon name={technologies[technology.toLowerCase()] ?? 'code'} className={className} />;
}
