import { z } from 'zod';
import type { LineColorName } from '../../look/palette.ts';
import { link } from '../address-field.ts';
import { lineColor } from '../color-field.ts';
import {
  closingCall,
  group,
  item,
  line,
  list,
  paragraph,
  searchResult,
  sectionTexts,
  titledText,
} from '../copy-field.ts';

const card = item('Card', {
  title: line('Title', { max: 100 }),
  mapLabel: line('Label on the map', { max: 16 }),
  description: paragraph('Description', { max: 400 }),
  icon: line('Icon', { max: 50, help: 'The name of an icon, such as "code".' }),
  features: list('Features', line('Feature', { max: 100 }), { max: 10, help: 'Cards show the first 4.' }),
  href: link('Link', { help: 'A card whose service is not active leads to the contact page.' }),
  tone: lineColor('Colour'),
});

type TitledText = { title: string; text: string };
/** A card has the colour of the page unless it has one of its own. */
type Card = Omit<z.output<typeof card>, 'tone'> & { tone?: LineColorName };

type Defaults = {
  search: { title: string; description: string; keywords: string };
  name: string;
  tone: LineColorName;
  hero: { title: string; lead: string; terminus: string };
  cardsTitle: string;
  cards: Card[];
  whyTitle: string;
  why: TitledText[];
  processTitle: string;
  process: TitledText[];
  closing: TitledText;
};

/** The texts of a landing page. */
export const landingCopy = (defaults: Defaults) =>
  z.object({
    search: searchResult({
      ...defaults.search,
      blankTitle: `${defaults.name} in {city}`,
      blankDescription: `${defaults.name}: what {name} in {city} offers.`,
      blankKeywords: `${defaults.name}, {name}, {city}`,
    }),
    name: line('Name', { value: defaults.name, max: 40, help: 'Shown above the headline.' }),
    tone: lineColor('Colour', defaults.tone),
    hero: group('First screen', {
      title: line('Headline', { value: defaults.hero.title, blank: defaults.name }),
      lead: paragraph('Introduction', {
        value: defaults.hero.lead,
        blank: `Say here what you offer in ${defaults.name}.`,
        asks: true,
        isOptional: true,
      }),
      terminus: line('Label on the map', {
        value: defaults.hero.terminus,
        blank: '',
        max: 16,
        isOptional: true,
        help: 'Where the lines meet.',
      }),
    }),
    services: group('Services', {
      ...sectionTexts('Services', { eyebrow: 'Services', title: defaults.cardsTitle, blankTitle: 'What we offer' }),
      cards: list('Cards', card, {
        max: 8,
        value: defaults.cards.map((one) => ({ ...one, tone: one.tone ?? defaults.tone })),
        blank: [],
      }),
    }),
    caseStudy: group(
      'Case study',
      sectionTexts('Case study', {
        eyebrow: 'Case study',
        title: 'A client who took this line',
        blankTitle: 'From our work',
      }),
      { help: 'The featured or newest case study of a service of this page. Without one this part is hidden.' },
    ),
    why: group('Why choose us', {
      ...sectionTexts('Why choose us', {
        eyebrow: 'Why choose us',
        title: defaults.whyTitle,
        blankTitle: 'What you can expect',
      }),
      reasons: list('Reasons', titledText, { max: 12, value: defaults.why, blank: [] }),
    }),
    process: group('Process', {
      ...sectionTexts('Process', { eyebrow: 'Process', title: defaults.processTitle, blankTitle: 'How it works' }),
      steps: list('Steps', titledText, { max: 8, value: defaults.process, blank: [] }),
    }),
    closing: closingCall({
      ...defaults.closing,
      blankTitle: 'Get in touch',
      blankText: 'Tell us what you need. We answer within {replyHours} hours.',
    }),
  });
