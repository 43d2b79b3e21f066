import { landingCopy } from './landing-copy.ts';

/** The texts of the landing page for branding and creative work. */
export const brandingLandingCopy = landingCopy({
  search: {
    title: 'Branding & Creative Studio in {city}',
    description:
      'Brand strategy, graphic design, video and product branding from one studio in {city}. Tested on real shelves, in Latin and Devanagari letters.',
    keywords:
      'branding agency {city}, brand strategy, graphic design, video editing, motion graphics, product branding',
  },
  name: 'Branding & Creative',
  tone: 'magenta',
  hero: {
    title: 'Known from across the street',
    lead: 'A name, a look and a voice that survive a rickshaw banner, a rubber stamp and a 16-pixel icon. We find the reason people choose you, then draw it.',
    terminus: 'Known',
  },
  cardsTitle: 'Four desks, one brand book',
  cards: [
    {
      title: 'Brand Strategy & Identity',
      mapLabel: 'Identity',
      description:
        'We ask your customers why they stayed, put the answer on one page and design the logo, type and colour that carry it.',
      icon: 'compass',
      features: [
        'Interviews with your customers',
        'A position on one page',
        'Logo from signboard to app icon',
        'Type that works in Devanagari',
        'Templates for stationery and slides',
        'Guidelines as a short website',
        'Trade mark search with your attorney',
      ],
      href: '/services/brand-strategy-identity',
    },
    {
      title: 'Graphic Design',
      mapLabel: 'Design',
      description:
        'Brochures, menus, panels and posts from a designer who already knows your colours, your paper and your printer.',
      icon: 'palette',
      features: [
        'One designer who knows your brand',
        'A reply the same working day',
        'Brochures, catalogues and menus',
        'Stalls, panels and signage',
        'Print files checked for the press',
        'Templates your team can fill',
      ],
      href: '/services/graphic-design',
    },
    {
      title: 'Video Editing & Motion Graphics',
      mapLabel: 'Film',
      description:
        'Footage from a phone, an event or our crew, cut into films that make sense with the sound off and end with a next step.',
      icon: 'movie',
      features: [
        'Reels and product films',
        'Explainers of 30 to 90 seconds',
        'Hindi and English subtitles',
        'Colour grading and clean sound',
        'Every aspect ratio from one edit',
        'Animated logos and lower thirds',
        'Licensed music, with papers',
      ],
      href: '/services/video-editing-motion-graphics',
    },
    {
      title: 'Product Branding',
      mapLabel: 'Pack',
      description:
        'Name, pack and launch kit for one product or a range, tried on a real shelf before you pay for the print run.',
      icon: 'package',
      features: [
        'Names checked for trade marks',
        'Packs tested on a real shelf',
        'A system for flavours and sizes',
        'FSSAI and Legal Metrology check',
        'Dielines and press supervision',
        'Photographs for marketplaces',
        'Launch kit for distributors',
      ],
      href: '/services/product-branding',
    },
  ],
  whyTitle: 'Eight habits of the studio',
  why: [
    {
      title: 'Strategy fits on one page',
      text: 'If it needs a second page, we have not decided yet.',
    },
    {
      title: 'Two routes, not ten',
      text: 'You choose between two good answers, each shown on real things.',
    },
    {
      title: 'Latin and Devanagari together',
      text: 'Both scripts are drawn at once. Neither is a translation.',
    },
    {
      title: 'One colour, small, on cheap paper',
      text: 'A logo that fails there is not finished.',
    },
    {
      title: 'Printers like our files',
      text: 'Bleed, overprint and Pantone values are checked before they leave.',
    },
    {
      title: 'Rounds are counted',
      text: 'Two rounds of changes are in the price, and a third has a price of its own.',
    },
    {
      title: 'You own the files',
      text: 'Source files, fonts licensed to you, and a list of who may use what.',
    },
    {
      title: 'Your team is trained',
      text: 'An hour with the people who will use it, so the rules outlive us.',
    },
  ],
  processTitle: 'Four stops from hunch to identity',
  process: [
    {
      title: 'Listen',
      text: 'Eight to twelve customers, two of them lost, in their own words and at their own counter.',
    },
    {
      title: 'Decide',
      text: 'One page: who you are for, what you promise, and what you leave to others.',
    },
    {
      title: 'Draw',
      text: 'Two routes on your signboard, invoice and app icon. One goes on.',
    },
    {
      title: 'Hand over',
      text: 'Files, templates and rules, and a morning with your staff and your printer.',
    },
  ],
  closing: {
    title: 'Show us the signboard',
    text: 'A photograph of your shop front, pack or homepage is enough to begin. We say what we would keep, and what we would not.',
  },
});
