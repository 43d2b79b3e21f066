import type { LineColor } from '../../ui/line-map/drawing.ts';

type Card = { title: string; description: string; features: string[]; tone: LineColor };

/** Fixed content: the five areas of work, independent of the stored services. */
export const carouselCards: readonly Card[] = [
  {
    title: 'Web Development',
    description: 'Fast sites and apps your team can change without calling us.',
    features: ['Responsive design', 'Performance budget', 'CMS integration'],
    tone: 'signal',
  },
  {
    title: 'E-commerce Solutions',
    description: 'Stores that load before the shopper changes their mind.',
    features: ['Payment gateways', 'Inventory sync', 'Mobile checkout'],
    tone: 'teal',
  },
  {
    title: 'Digital Marketing',
    description: 'Search, social and ads measured in enquiries, not likes.',
    features: ['SEO', 'Social media', 'Ad campaigns'],
    tone: 'green',
  },
  {
    title: 'Branding & Design',
    description: 'An identity people can name after seeing it once from across the street.',
    features: ['Logo and identity', 'Graphic design', 'Brand guidelines'],
    tone: 'magenta',
  },
  {
    title: 'AI & Automation',
    description: 'Chatbots and agents for the repeat work; people for the rest.',
    features: ['AI chatbots', 'Process automation', 'Lead follow-up'],
    tone: 'violet',
  },
];
