import { aiServices } from './services-ai.ts';
import { brandingServices } from './services-branding.ts';
import { marketingServices } from './services-marketing.ts';
import { webServices } from './services-web.ts';

export const services = [...webServices, ...brandingServices, ...marketingServices, ...aiServices];
