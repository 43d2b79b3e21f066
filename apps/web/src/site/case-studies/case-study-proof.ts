import type { CaseStudyProof } from '@site/schema/case-study';
import type { LineColorName } from '@site/schema/palette';
import { paths } from '@site/schema/paths';
import { noBreak } from '../../app/no-break.ts';
import { changeOfResult } from '../figures/change.ts';
import { caseStudyArt } from './case-study-art.ts';
import { industryTone } from './industry-tone.ts';
import { mainResult } from './results.ts';

/*
 * The summary of a case study on other pages. It is computed when their data is loaded, so that browsers do not load
 * the code that parses the results.
 */

type LinedProof = CaseStudyProof & { line?: LineColorName };

export function proofOf(caseStudy: LinedProof) {
  const { results, testimonial, testimonialAuthor, ...shown } = caseStudy;
  return {
    card: { caseStudy: { ...shown, art: caseStudyArt(caseStudy) }, result: mainResult(results) },
    quote: quoteOf(caseStudy),
  };
}

/** What the client says, with a link to the case study; undefined without a quotation. */
function quoteOf({ id, clientName, testimonial, testimonialAuthor }: CaseStudyProof) {
  if (!testimonial) return undefined;
  const [name, role] = testimonialAuthor ? [testimonialAuthor, clientName] : [clientName];
  return { quote: testimonial, name, role, to: paths.caseStudy(id) };
}

/** The results and the quotations of case studies for the home page. */
export function proofsOf(caseStudies: readonly LinedProof[]) {
  const results = caseStudies.flatMap(({ id, clientName, industry, results, line }) => {
    const change = changeOfLines(results);
    if (!change) return [];
    const { measure, before, after } = change;
    return [
      {
        label: `${clientName}, ${industry}`,
        value: noBreak(`${before} to ${after}`),
        caption: measure,
        tone: line ?? industryTone(industry),
        to: paths.caseStudy(id),
      },
    ];
  });
  return { results, quotes: caseStudies.flatMap((one) => quoteOf(one) ?? []) };
}

const changeOfLines = (results: string) =>
  results
    .split('\n')
    .map((line) => changeOfResult(line))
    .find(Boolean);
