import type { LandingSlug } from '@site/schema/paths';
import type { LineColor } from '../../ui/line-map/drawing.ts';
import { aiLanding } from './landing-ai.ts';
import { brandingLanding } from './landing-branding.ts';
import { marketingLanding } from './landing-marketing.ts';
import { webLanding } from './landing-web.ts';

/*
 * The four fixed landing pages: content that belongs to the site, not to the list of services.
 */

export type LandingCard = {
  title: string;
  /** The name on the map. */
  stop: string;
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
  seo: (city: string) => { title: string; description: string };
  /** The terminus is where the lines of the map meet. */
  hero: { title: string; lead: string; terminus: string };
  cardsTitle: string;
  cards: readonly LandingCard[];
  whyTitle: string;
  why: readonly { title: string; text: string }[];
  processTitle: string;
  process: readonly ProcessStep[];
  closing: { title: string; text: string };
};

export const landings: Readonly<Record<LandingSlug, Landing>> = {
  'web-app-development': webLanding,
  'branding-creative': brandingLanding,
  'digital-marketing': marketingLanding,
  'ai-automation': aiLanding,
};
