import type { CaseStudyCard } from '@site/schema/case-study';
import type { CoverArt } from '@site/schema/cover-art';
import { isPhoto } from '../../ui/line-map/cover-art.ts';
import { chooseObject } from '../../ui/line-map/cover-words.ts';
import { type LineColor, lineColors } from '../../ui/line-map/drawing.ts';
import { pick, randomFrom } from '../../ui/line-map/random.ts';
import { type Change, changeOfResult, shownOf } from '../figures/change.ts';

/** The line colours of known industries. Any other industry gets a colour determined by its name. */
const tones: readonly (readonly [RegExp, LineColor])[] = [
  [/retail|commerce|shop/i, 'teal'],
  [/health|medic|clinic/i, 'blue'],
  [/estate|hotel|travel/i, 'violet'],
  [/auto|finance|bank/i, 'signal'],
  [/food|fashion|beauty/i, 'magenta'],
  [/logistic|energy|farm|agri/i, 'green'],
];

export function industryTone(industry: string): LineColor {
  const known = tones.find(([pattern]) => pattern.test(industry));
  if (known) return known[1];
  return pick(randomFrom(industry.toLowerCase()), lineColors);
}

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
