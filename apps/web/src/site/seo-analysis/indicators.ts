import { seoLimits } from '@site/schema/site';

export type Indicator = { name: string; value: string; isGood: boolean; verdict: string };

type Facts = {
  title: string;
  description: string;
  keywords: string;
  canonical: string | undefined;
  robots: string | undefined;
};

/** Checks the head of a page against the limits of search results. */
export function indicators({ title, description, keywords, canonical, robots }: Facts): Indicator[] {
  const { title: titleMax, descriptionMin, descriptionMax } = seoLimits;
  const isDescribed = description.length >= descriptionMin && description.length <= descriptionMax;
  return [
    check('Title length', `${title.length} of ${titleMax} characters`, title !== '' && title.length <= titleMax),
    check(
      'Description length',
      `${description.length} characters, ${descriptionMin} to ${descriptionMax} wanted`,
      isDescribed,
    ),
    presence('Canonical URL', canonical),
    presence('Robots meta', robots),
    check('Keywords', String(countKeywords(keywords)), countKeywords(keywords) > 0),
  ];
}

export function countKeywords(keywords: string): number {
  return keywords.split(',').filter((keyword) => keyword.trim() !== '').length;
}

function check(name: string, value: string, isGood: boolean): Indicator {
  return { name, value, isGood, verdict: isGood ? 'OK' : 'Warning' };
}

function presence(name: string, value: string | undefined): Indicator {
  return { name, value: value ?? '', isGood: Boolean(value), verdict: value ? 'Present' : 'Missing' };
}
