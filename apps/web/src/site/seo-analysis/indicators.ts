import { seoLimits } from '@site/schema/site';

export type Indicator = { name: string; value: string; isGood: boolean; verdict: string };

type Facts = {
  title: string;
  description: string;
  keywords: string;
  canonical: string | undefined;
  robots: string | undefined;
};

/** What is as search results want it, and what is not. */
export function indicators({ title, description, keywords, canonical, robots }: Facts): Indicator[] {
  const { title: titleMax, descriptionMin, descriptionMax } = seoLimits;
  const isDescribed = description.length >= descriptionMin && description.length <= descriptionMax;
  return [
    judged('Title length', `${title.length} of ${titleMax} characters`, title !== '' && title.length <= titleMax),
    judged(
      'Description length',
      `${description.length} characters, ${descriptionMin} to ${descriptionMax} wanted`,
      isDescribed,
    ),
    found('Canonical URL', canonical),
    found('Robots meta', robots),
    judged('Keywords', String(countKeywords(keywords)), countKeywords(keywords) > 0),
  ];
}

export function countKeywords(keywords: string): number {
  return keywords.split(',').filter((keyword) => keyword.trim() !== '').length;
}

function judged(name: string, value: string, isGood: boolean): Indicator {
  return { name, value, isGood, verdict: isGood ? 'OK' : 'Warning' };
}

function found(name: string, value: string | undefined): Indicator {
  return { name, value: value ?? '', isGood: Boolean(value), verdict: value ? 'Present' : 'Missing' };
}
