import {
  type Icon,
  IconAppWindow,
  IconBrandAws,
  IconBrandFirebase,
  IconBrandJavascript,
  IconBrandMongodb,
  IconBrandMysql,
  IconBrandNextjs,
  IconBrandNodejs,
  IconBrandPython,
  IconBrandReact,
  IconBrandRedux,
  IconBrandSocketIo,
  IconBrandStripe,
  IconBrandTailwind,
  IconBrandTypescript,
  IconBrandVue,
  IconBriefcase,
  IconCode,
  IconDatabase,
  IconDeviceMobile,
  IconLayoutDashboard,
  IconServer,
  IconShoppingCart,
  IconTrain,
  IconWorld,
} from '@tabler/icons-react';
import type { CoverKind } from '../../ui/line-map/cover.ts';
import type { LineColor } from '../../ui/line-map/drawing.ts';

/*
 * How categories and technologies look. What is not known has a look of its own.
 */

type Look = { tone: LineColor; kind: CoverKind; icon: Icon };

const categories: Record<string, Look> = {
  'e-commerce': { tone: 'teal', kind: 'store', icon: IconShoppingCart },
  website: { tone: 'violet', kind: 'browser', icon: IconWorld },
  mobile: { tone: 'green', kind: 'phone', icon: IconDeviceMobile },
  'web app': { tone: 'blue', kind: 'phone', icon: IconAppWindow },
  dashboard: { tone: 'signal', kind: 'chart', icon: IconLayoutDashboard },
  portfolio: { tone: 'magenta', kind: 'frames', icon: IconBriefcase },
};

const other: Look = { tone: 'signal', kind: 'interchange', icon: IconTrain };

export function categoryLook(category: string): Look {
  return categories[category.toLowerCase()] ?? other;
}

const technologies: Record<string, Icon> = {
  react: IconBrandReact,
  'node.js': IconBrandNodejs,
  'vue.js': IconBrandVue,
  postgresql: IconDatabase,
  mongodb: IconBrandMongodb,
  mysql: IconBrandMysql,
  aws: IconBrandAws,
  firebase: IconBrandFirebase,
  typescript: IconBrandTypescript,
  javascript: IconBrandJavascript,
  python: IconBrandPython,
  express: IconServer,
  'next.js': IconBrandNextjs,
  stripe: IconBrandStripe,
  redux: IconBrandRedux,
  'socket.io': IconBrandSocketIo,
  'tailwind css': IconBrandTailwind,
};

type IconProps = { className?: string | undefined };

export function CategoryIcon({ category, className }: IconProps & { category: string }) {
  const { icon: Named } = categoryLook(category);
  return <Named stroke={1.75} className={className} aria-hidden />;
}

export function TechnologyIcon({ technology, className }: IconProps & { technology: string }) {
  const Named = technologies[technology.toLowerCase()] ?? IconCode;
  return <Named stroke={1.75} className={className} aria-hidden />;
}
