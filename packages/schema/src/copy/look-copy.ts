import { z } from 'zod';
import { dark, type LineColorName, light } from '../look/palette.ts';
import { color } from './color-field.ts';
import { group, toggle } from './copy-field.ts';
import { image } from './image-field.ts';

const lineColors = (name: LineColorName, title: string) =>
  group(title, {
    light: color('Light scheme', { name: title, scheme: 'light', value: light[name] }),
    dark: color('Dark scheme', { name: title, scheme: 'dark', value: dark[name] }),
  });

/** Their text is dark in both schemes, like the ground of the dark one. */
const buttonColor = (label: string, value: string) =>
  color(label, { name: 'The colour of main buttons', scheme: 'dark', value });

/** The logo, the pictures of the site, their covers and the colours of the lines. */
export const lookCopy = z.object({
  pictures: group('Logo and pictures', {
    logo: image('Logo', {
      isOptional: true,
      ground: 'light',
      help: 'Shown instead of the drawn mark; a wide one also instead of the name. A transparent background suits best.',
    }),
    darkLogo: image('Logo for the dark scheme', {
      isOptional: true,
      ground: 'dark',
      help: 'Without one, the logo is shown in both schemes.',
    }),
    favicon: image('Favicon', {
      isOptional: true,
      ground: 'light',
      accepts: 'icon',
      help: 'A square picture for browser tabs and home screens. Without one, the drawn mark is shown.',
    }),
    shareImage: image('Share image', {
      isOptional: true,
      accepts: 'photo',
      help: 'Social networks show it for pages without a picture, best with 1200 × 630 pixels. Without one, a card with the title is drawn.',
    }),
  }),
  covers: group('Covers', {
    plain: toggle('Plain covers', {
      help: 'Projects, case studies, posts and services without a photo show a field in their colour, not a drawing.',
    }),
  }),
  colors: group(
    'Colours',
    {
      signal: lineColors('signal', 'Signal'),
      teal: lineColors('teal', 'Teal'),
      blue: lineColors('blue', 'Blue'),
      green: lineColors('green', 'Green'),
      magenta: lineColors('magenta', 'Magenta'),
      violet: lineColors('violet', 'Violet'),
      marigold: group('Main buttons', {
        light: buttonColor('Light scheme', light.marigold),
        dark: buttonColor('Dark scheme', dark.marigold),
      }),
    },
    {
      help: 'Each line colour is also used for text, so it needs a contrast of 4.5:1 with the background. Signal is the colour of the logo, the home page and mails. The text of main buttons is dark in both schemes.',
    },
  ),
});

export type LookCopy = z.output<typeof lookCopy>;
