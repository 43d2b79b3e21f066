import type { CaseStudyCard } from '@site/schema/case-study';
import type { CoverArt } from '@site/schema/cover-art';
import { isPhoto } from '../../ui/line-map/cover-art.ts';
import { chooseObject } from '../../ui/line-map/cover-words.ts';
import { type Change, changeOfResult, shownOf } from '../figures/change.ts';
import { industryTone } from './industry-tone.ts';

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
