import { serviceIconNames } from './service-icons.ts';

/** Tabler names of the icons in the sprite. `pnpm --filter @site/web icons` writes icons.svg from this list. */
export const iconNames = [
  ...serviceIconNames,
  'brand-aws',
  'brand-firebase',
  'brand-javascript',
  'brand-mongodb',
  'brand-mysql',
  'brand-nextjs',
  'brand-nodejs',
  'brand-python',
  'brand-react',
  'brand-redux',
  'brand-socket-io',
  'brand-stripe',
  'brand-tailwind',
  'brand-typescript',
  'brand-vue',
  'train',
  'circle-dot',
  'transfer',
  'arrow-bar-to-right',
  'git-branch',
  'traffic-lights',
  'ticket',
] as const;

export type IconName = (typeof iconNames)[number];
