import type { CaseStudyCard } from '@site/schema/case-study';
import type { CoverArt } from '@site/schema/cover-art';
import { paths } from '@site/schema/paths';
import { withArts } from '../../ui/line-map/cover-art.ts';
import { chooseObject } from '../../ui/line-map/cover-words.ts';
import { isPhoto } from '../../ui/line-map/is-photo.ts';
import { type Change, changeOfResult, shownOf } from '../figures/change.ts';
import { industryTone } from './industry-tone.ts';

/**
 * Adds their covers to the lists of case studies. A featured one is in both, the second time with another of its results,
 * unless it is the only one.
 */
export function drawCaseStudies(all: readonly CaseStudyCard[]) {
  const featured = all.length > 1 ? all.filter((one) => one.featured) : [];
  const entries = [
    ...featured.map((caseStudy) => ({ caseStudy, place: 0 })),
    ...all.map((caseStudy) => ({ caseStudy, place: featured.includes(caseStudy) ? 1 : 0 })),
  ];
  const drawn = withArts(entries, ({ caseStudy, place }) => caseStudyArt(caseStudy, place)).map(
    ({ caseStudy, art }) => ({ ...caseStudy, art }),
  );
  return { featured: drawn.slice(0, featured.length), items: drawn.slice(featured.length) };
}

/** Case studies with the fields of a project, which the home page shows in place of projects. */
export const drawAsProjects = (all: readonly CaseStudyCard[]) =>
  drawCaseStudies(all).items.map(({ challenge: description, industry: category, ...caseStudy }) => {
    return { ...caseStudy, description, category, path: paths.caseStudy(caseStudy.id) };
  });

/** The drawing of a change in the results: the first one, or another one for a second cover on the same page. */
export function caseStudyArt(caseStudy: CaseStudyCard, place = 0): CoverArt {
  const { id, title, clientName, industry, challenge, imageUrl } = caseStudy;
  const change = changesOf(caseStudy)[place];
  return {
    seed: isPhoto(imageUrl) ? title : imageUrl,
    tone: industryTone(industry),
    ...(change
      ? { change: shownOf(change) }
      : { object: chooseObject({ title: `${title} ${clientName}`, text: challenge, rest: [industry], place: id }) }),
  };
}

function changesOf({ results }: CaseStudyCard): Change[] {
  return results.split('\n').flatMap((line) => changeOfResult(line) ?? []);
}
