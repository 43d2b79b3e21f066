import type { CaseStudyCard } from '@site/schema/case-study';
import type { CoverArt, CoverObject } from '@site/schema/cover-art';
import { objectOfId, withArts } from '../../ui/line-map/cover-art.ts';
import { type Change, changeOfResult, shownOf } from '../figures/change.ts';
import { industryTone } from './industry-tone.ts';

/** Adds their covers to the lists of case studies. A featured one is in both, the second time with another of its results. */
export function drawCaseStudies(all: readonly CaseStudyCard[]) {
  const entries = [
    ...all.filter(({ featured }) => featured).map((caseStudy) => ({ ...caseStudy, place: 0 })),
    ...all.map((caseStudy) => ({ ...caseStudy, place: caseStudy.featured ? 1 : 0 })),
  ];
  const drawn = withArts(entries, (entry) => caseStudyArt(entry, entry.place)).map(
    ({ place: _, ...caseStudy }) => caseStudy,
  );
  const featuredCount = drawn.length - all.length;
  return { featured: drawn.slice(0, featuredCount), items: drawn.slice(featuredCount) };
}

/**
 * The drawing of a change in the results: the first one, or another one for a second cover on the same page. With an object
 * if the owner has chosen one, or if there is no change.
 */
export function caseStudyArt(caseStudy: CaseStudyCard, place = 0): CoverArt {
  const { id, industry, coverObject } = caseStudy;
  const change = changesOf(caseStudy)[place];
  return {
    seed: `case study ${id}`,
    tone: industryTone(industry),
    change: change && shownOf(change),
    object: coverObject ?? (change ? undefined : industryObject(caseStudy)),
  };
}

/** The objects of known industries. */
const objects: readonly (readonly [RegExp, CoverObject])[] = [
  [/retail|commerce|shop/i, 'bag'],
  [/health|medic|clinic/i, 'cross'],
  [/logistic/i, 'truck'],
  [/estate/i, 'building'],
  [/hotel|travel/i, 'suitcase'],
  [/auto/i, 'car'],
  [/finance|bank/i, 'card'],
  [/food/i, 'jar'],
  [/fashion|beauty/i, 'shirt'],
  [/energy|farm|agri/i, 'leaf'],
];

const industryObject = ({ id, industry }: CaseStudyCard): CoverObject =>
  objects.find(([pattern]) => pattern.test(industry))?.[1] ?? objectOfId(id);

function changesOf({ results }: CaseStudyCard): Change[] {
  return results.split('\n').flatMap((line) => changeOfResult(line) ?? []);
}
