import type { CaseStudyCard } from '@site/schema/case-study';
import type { CoverArt, CoverObject } from '@site/schema/cover-art';
import type { LineColorName } from '@site/schema/palette';
import { paths } from '@site/schema/paths';
import { objectOfId, withArts } from '../../ui/line-map/cover-art.ts';
import { type Change, changeOfResult, shownOf } from '../figures/change.ts';
import { industryTone } from './industry-tone.ts';

/** A case study with the line colour of its service. */
export type LinedCaseStudy = CaseStudyCard & { line?: LineColorName };

/**
 * Adds their covers to the lists of case studies. A featured one is in both, the second time with another of its results,
 * unless it is the only one.
 */
export function drawCaseStudies(all: readonly LinedCaseStudy[]) {
  const featured = all.length > 1 ? all.filter((one) => one.featured) : [];
  const entries = [
    ...featured.map((caseStudy) => ({ ...caseStudy, place: 0 })),
    ...all.map((caseStudy) => ({ ...caseStudy, place: featured.includes(caseStudy) ? 1 : 0 })),
  ];
  const drawn = withArts(entries, (entry) => caseStudyArt(entry, entry.place)).map(
    ({ place: _, ...caseStudy }) => caseStudy,
  );
  return { featured: drawn.slice(0, featured.length), items: drawn.slice(featured.length) };
}

/** Case studies with the fields of a project, which the home page shows in place of projects. */
export const drawAsProjects = (all: readonly LinedCaseStudy[]) =>
  drawCaseStudies(all).items.map(({ challenge: description, industry: category, ...caseStudy }) => {
    return { ...caseStudy, description, category, path: paths.caseStudy(caseStudy.id) };
  });

/**
 * The drawing of a change in the results: the first one, or another one for a second cover on the same page. With an object
 * if the owner has chosen one, or if there is no change.
 */
export function caseStudyArt(caseStudy: LinedCaseStudy, place = 0): CoverArt {
  const { id, industry, coverObject, line } = caseStudy;
  const change = changesOf(caseStudy)[place];
  return {
    seed: `case study ${id}`,
    tone: line ?? industryTone(industry),
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
