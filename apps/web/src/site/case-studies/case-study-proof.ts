import type { CaseStudyCard } from '@site/schema/case-study';
import { caseStudyArt } from './case-study-art.ts';
import { mainResult } from './results.ts';

/*
 * The summary of a case study on other pages. It is computed when their data is loaded, so that browsers do not load
 * the code that parses the results.
 */

export function proofOf(caseStudy: CaseStudyCard) {
  const { results, ...shown } = caseStudy;
  return { caseStudy: { ...shown, art: caseStudyArt(caseStudy) }, result: mainResult(results) };
}
