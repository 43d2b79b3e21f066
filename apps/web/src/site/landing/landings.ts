import type { LandingSlug } from '@site/schema/paths';
import { aiLanding } from './landing-ai.ts';
import { brandingLanding } from './landing-branding.ts';
import type { Landing } from './landing-content.ts';
import { marketingLanding } from './landing-marketing.ts';
import { webLanding } from './landing-web.ts';

export const landings: Readonly<Record<LandingSlug, Landing>> = {
  'web-app-development': webLanding,
  'branding-creative': brandingLanding,
  'digital-marketing': marketingLanding,
  'ai-automation': aiLanding,
};
