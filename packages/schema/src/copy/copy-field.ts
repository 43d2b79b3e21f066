import { z } from 'zod';
import { boolean, text } from '../fields/fields.ts';
import type { ColorScheme } from '../look/contrast.ts';
import { seoLimits } from '../site.ts';

/*
 * The fields of the texts that the administrator can change. Each field describes its label and its control, from which
 * the form is built, and has the text of the specification as its default.
 */

type FieldInfo = {
  label: string;
  help?: string;
  /** The default on a site without demo content, where claims of the demo and its country would be false. */
  blank?: unknown;
  /** Whether that default asks the owner to replace it. */
  asks?: boolean;
};

/** The recommended length of a text; it may be longer. */
type BestLength = { min?: number; max: number };

/** How a field is shown in the form. */
export type CopyField = FieldInfo &
  (
    | { control: 'line' | 'paragraph'; isOptional: boolean; max: number; best?: BestLength }
    | { control: 'lineColor'; isOptional: boolean }
    | { control: 'color'; isOptional: boolean; scheme: ColorScheme }
    | { control: 'image'; isOptional: boolean; accepts: ImageRule; ground?: ColorScheme }
    | { control: 'toggle'; isOptional: false }
    | { control: 'group'; fields: CopyFields }
    | { control: 'list'; item: z.ZodType; isOptional: boolean; max: number }
  );

/** Which pictures a field accepts: any, those from which the server makes icons, or those that social networks show. */
export type ImageRule = 'any' | 'icon' | 'photo';

/** A text field without its description. */
export type CopySchema = z.ZodType;
export type CopyFields = Record<string, CopySchema>;

// Not a registry of zod, whose types cannot hold schemas.
const descriptions = new WeakMap<z.ZodType, CopyField>();

export function describeCopy(field: z.ZodType): CopyField {
  const found = descriptions.get(field);
  if (!found) throw new TypeError('A field of a text has no description');
  return found;
}

/** Adds the description of a field. A field with a default accepts `undefined`. */
export function describedAs<T>(field: z.ZodType<T>, description: CopyField): Field<T> {
  descriptions.set(field, description);
  return field as unknown as Field<T>;
}

export type Field<T> = z.ZodType<T, T | undefined>;

const isHidden = 'Leave it empty to hide this part.';

type TextOptions = {
  /** The text of the specification. Fields in the items of a list have none. */
  value?: string;
  blank?: string | undefined;
  asks?: boolean;
  max?: number;
  best?: BestLength;
  help?: string;
  /** An empty optional field hides its part of the page. */
  isOptional?: boolean;
};

function describedText(label: string, control: 'line' | 'paragraph', options: TextOptions, max: number): Field<string> {
  const { value, blank, asks, help, isOptional = false } = options;
  const base = text(label, { min: isOptional ? 0 : 1, max, trim: true, oneLine: control === 'line' });
  const field = value === undefined ? base : base.default(value);
  const hint = [help, isOptional && isHidden].filter(Boolean).join(' ');
  descriptions.set(field, {
    label,
    control,
    isOptional,
    max,
    blank,
    ...(asks && { asks }),
    ...(hint && { help: hint }),
    ...(options.best && { best: options.best }),
  });
  return field as Field<string>;
}

export const line = (label: string, options: TextOptions = {}) =>
  describedText(label, 'line', options, options.max ?? 160);

/** The label of a fact such as a price. */
export const factLabel = (label: string, value: string) => line(label, { value, max: 30, isOptional: true });

export const buttonLabel = (label: string, value: string, blank?: string) => line(label, { value, blank, max: 40 });

/** Paragraphs are separated by an empty line; a line that begins with `- ` is an item of a list. */
export const paragraph = (label: string, options: TextOptions = {}) =>
  describedText(label, 'paragraph', options, options.max ?? 1_000);

/** A calendar day. */
export function day(
  label: string,
  { value, blank, isOptional = false }: { value: string; blank?: string; isOptional?: boolean },
): Field<string> {
  const isDay = (text: string) => (text === '' ? isOptional : z.iso.date().safeParse(text).success);
  const field = z.string().refine(isDay, `${label} must be a date such as 2025-01-31`).default(value);
  const help = ['For example 2025-01-31.', isOptional && isHidden].filter(Boolean).join(' ');
  return describedAs(field, { label, control: 'line', isOptional, max: 10, blank, help });
}

/** A switch that is off by default, on a site without demo content too unless `blank` says otherwise. */
export function toggle(
  label: string,
  { blank = false, help }: { blank?: boolean; help?: string } = {},
): Field<boolean> {
  const field = boolean(label).default(false);
  return describedAs(field, { label, control: 'toggle', isOptional: false, blank, ...(help && { help }) });
}

export function group<S extends CopyFields>(label: string, fields: S, { help }: { help?: string } = {}) {
  const field = z.object(fields).prefault({} as never);
  descriptions.set(field, { label, control: 'group', fields, ...(help && { help }) });
  return field;
}

type ListOptions<T> = {
  value?: T[];
  blank?: T[];
  min?: number;
  max: number;
  help?: string;
  /** What the page shows for an empty list, if not nothing. */
  whenEmpty?: string;
};

/** A list of texts, or of groups. An empty list hides its part of the page. */
export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  { value, blank, min = 0, max, help, whenEmpty = isHidden }: ListOptions<z.output<Item>>,
): Field<z.output<Item>[]> {
  const base = z
    .array(item, { error: `${label} must be a list` })
    .min(min, `${label}: at least ${min}`)
    .max(max, `${label}: at most ${max}`);
  const field = value === undefined ? base : base.default(value as never);
  const hint = [help, min === 0 && whenEmpty].filter(Boolean).join(' ');
  descriptions.set(field, {
    label,
    control: 'list',
    item,
    isOptional: min === 0,
    max,
    blank,
    ...(hint && { help: hint }),
  });
  return field as unknown as Field<z.output<Item>[]>;
}

/** An item of a list that has several fields. */
export function item<S extends CopyFields>(label: string, fields: S) {
  const field = z.object(fields);
  descriptions.set(field, { label, control: 'group', fields });
  return field;
}

type NoFields = Record<never, never>;
type Buttons<S> = { buttons?: S };

/** The first block of a page. */
export const pageHeader = <S extends CopyFields = NoFields>(defaults: PageHeader & Buttons<S>) =>
  group('Header', {
    eyebrow: line('Label', {
      value: defaults.eyebrow,
      blank: defaults.blankEyebrow,
      max: 40,
      help: 'The small label above the title.',
    }),
    title: line('Title', { value: defaults.title, blank: defaults.blankTitle }),
    lead: paragraph('Introduction', {
      value: defaults.lead,
      blank: defaults.blankLead,
      isOptional: true,
      ...(defaults.asks && { asks: true }),
    }),
    ...(defaults.buttons as S),
  });

type PageHeader = {
  eyebrow: string;
  blankEyebrow?: string;
  title: string;
  blankTitle?: string;
  lead: string;
  blankLead?: string;
  /** Whether `blankLead` asks the owner to replace it. */
  asks?: boolean;
};

type TitleAndText = { title: string; blankTitle?: string; text: string; blankText?: string };

/** What a list shows while it is empty. */
export const emptyState = <S extends CopyFields = NoFields>(label: string, defaults: TitleAndText & Buttons<S>) =>
  group(label, {
    title: line('Title', { value: defaults.title, blank: defaults.blankTitle }),
    text: paragraph('Text', { value: defaults.text, blank: defaults.blankText, isOptional: true }),
    ...(defaults.buttons as S),
  });

type SearchResult = {
  title: string;
  blankTitle?: string;
  description: string;
  blankDescription?: string;
  keywords: string;
  blankKeywords?: string;
};

/** The lengths of texts for search results. */
export const searchTitle = { max: 200, best: { max: seoLimits.title } } as const;
export const searchDescription = {
  max: 300,
  best: { min: seoLimits.descriptionMin, max: seoLimits.descriptionMax },
} as const;

/** The title and the description of a page in search results, and what it is about. */
export const searchResult = (defaults: SearchResult) =>
  group('Search result', {
    title: line('Title', { value: defaults.title, blank: defaults.blankTitle, ...searchTitle }),
    description: paragraph('Description', {
      value: defaults.description,
      blank: defaults.blankDescription,
      ...searchDescription,
    }),
    keywords: line('Keywords', {
      value: defaults.keywords,
      blank: defaults.blankKeywords,
      max: 500,
      help: 'Separated by commas.',
    }),
  });

/** A section's number and label are part of the design; its title is not. */
export const sectionTexts = (
  label: string,
  defaults: { eyebrow: string; blankEyebrow?: string; title: string; blankTitle?: string },
) => ({
  eyebrow: line('Label', {
    value: defaults.eyebrow,
    blank: defaults.blankEyebrow,
    max: 40,
    help: `The small label above the title of "${label}".`,
  }),
  title: line('Title', { value: defaults.title, blank: defaults.blankTitle }),
});

export const figureCaption = (label: string, value = '') =>
  line(label, { value, blank: '', max: 100, isOptional: true, help: 'What the figure counts, and over what.' });

export const figure = item('Figure', {
  figure: line('Figure', { max: 20 }),
  label: line('Label', { max: 60 }),
  caption: figureCaption('Caption'),
});

export const testimonial = item('Testimonial', {
  quote: paragraph('Quote', { max: 600 }),
  name: line('Name', { max: 100 }),
  role: line('Role and company', { max: 100 }),
});

export const titledText = item('Item', {
  title: line('Title', { max: 100 }),
  text: paragraph('Text', { max: 600 }),
});

/** The texts of the steps before and after, on the page of a project and of a case study. */
export const stepsTexts = group('Steps before and after', {
  title: line('Title', { value: 'The steps, before and after' }),
  before: buttonLabel('Title of the steps before', 'Before'),
  after: buttonLabel('Title of the steps after', 'After'),
});

export const closingCall = <S extends CopyFields = NoFields>(
  defaults: TitleAndText & Buttons<S>,
  label = 'Closing call to action',
) =>
  group(label, {
    title: line('Title', { value: defaults.title, blank: defaults.blankTitle }),
    text: paragraph('Text', { value: defaults.text, blank: defaults.blankText }),
    ...(defaults.buttons as S),
  });
