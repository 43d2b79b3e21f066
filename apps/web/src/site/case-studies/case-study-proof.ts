import type { CaseStudyCard } from '@site/schema/case-study';
import { caseStudyArt } from './case-study-art.ts';
import { mainResult } from './results.ts';

/*
 * What another page shows of a case study. It is part of that page's data, so that browsers do not load the code that
 * reads the results.
 */

export function proofOf(caseStudy: CaseStudyCard) {
  const { results, ...shown } = caseStudy;
  return { caseStudy: { ...shown, art: caseStudyArt(caseStudy) }, result: mainResult(results) };
}
