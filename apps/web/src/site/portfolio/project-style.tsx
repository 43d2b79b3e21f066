import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import type { CoverKind } from '../../ui/line-map/cover.ts';
import type { LineColor } from '../../ui/line-map/drawing.ts';

/*
 * The colours, covers and icons of categories and technologies, with defaults for unknown ones.
 */

type CategoryStyle = { tone: LineColor; kind: CoverKind; icon: IconName };

const categories: Record<string, CategoryStyle> = {
  'e-commerce': { tone: 'teal', kind: 'store', icon: 'shopping-cart' },
  website: { tone: 'violet', kind: 'browser', icon: 'world' },
  mobile: { tone: 'green', kind: 'phone', icon: 'device-mobile' },
  'web app': { tone: 'blue', kind: 'phone', icon: 'app-window' },
  dashboard: { tone: 'signal', kind: 'chart', icon: 'layout-dashboard' },
  portfolio: { tone: 'magenta', kind: 'frames', icon: 'briefcase' },
};

const defaultStyle: CategoryStyle = { tone: 'signal', kind: 'interchange', icon: 'train' };

export function categoryStyle(category: string): CategoryStyle {
  return categories[category.toLowerCase()] ?? defaultStyle;
}

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
