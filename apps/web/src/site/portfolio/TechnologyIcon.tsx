import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';

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

type Props = { technology: string; className?: string | undefined };

/** The icon of a technology, or that of code for an unknown one. */
export function TechnologyIcon({ technology, className }: Props) {
  return <Icon name={technologies[technology.toLowerCase()] ?? 'code'} className={className} />;
}
