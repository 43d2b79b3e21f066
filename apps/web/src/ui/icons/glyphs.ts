import { iconNames } from './icon-names.ts';

/** Every icon in the sprite, by its Tabler name. `pnpm --filter @site/web icons` draws glyphs.svg from this list. */
export const glyphNames = [
  ...iconNames,
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
] as const;

export type GlyphName = (typeof glyphNames)[number];
