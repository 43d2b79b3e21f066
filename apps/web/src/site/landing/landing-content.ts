import type { LineColor } from '../../ui/line-map/drawing.ts';

/*
 * The content of a landing page. It is part of the site and cannot be edited in the admin.
 */

export type LandingCard = {
  title: string;
  /** The label on the map. */
  mapLabel: string;
  description: string;
  icon: string;
  features: readonly string[];
  href: string;
  gradient: string;
};

export type ProcessStep = { number: string; title: string; description: string };

export type Landing = {
  name: string;
  tone: LineColor;
  head: (city: string) => { title: string; description: string };
  /** The terminus is the label where the lines of the map meet. */
  hero: { title: string; lead: string; terminus: string };
  cardsTitle: string;
  cards: readonly LandingCard[];
  whyTitle: string;
  why: readonly { title: string; text: string }[];
  processTitle: string;
  process: readonly ProcessStep[];
  callToAction: { title: string; text: string };
};
