import type { CaseStudy } from '@site/schema/case-study';
import { paths } from '@site/schema/paths';
import { trpc } from '../../data.ts';
import type { Failure, Page } from '../../page.ts';
import { pageId } from '../../page-id.ts';
import { usePageParams } from '../../page-params.ts';
import { breadcrumb } from '../../seo/json-ld.ts';
import { Seo } from '../../seo/Seo.tsx';
import { ActionLink } from '../../ui/Action.tsx';
import { Closing } from '../../ui/Closing.tsx';
import { endOfLine } from '../../ui/line-map/end-of-line.ts';
import { Notice } from '../../ui/Notice.tsx';
import { shorten } from '../../ui/shorten.ts';
import { CaseStudyHead } from './CaseStudyHead.tsx';
import { CaseStudyStory } from './CaseStudyStory.tsx';
import { industryTone } from './looks.ts';
import { Testimonial } from './Testimonial.tsx';
import { Tools } from './Tools.tsx';

const BAD_ID = 'Invalid case study ID';

export const page: Page = {
  Component: CaseStudyPage,
  Failure: CaseStudyFailure,
  load: async (queries, params) => queries.caseStudy.byId.ensureData({ id: pageId(params, BAD_ID) }),
};

function CaseStudyPage() {
  const id = pageId(usePageParams(), BAD_ID);
  const [caseStudy] = trpc.caseStudy.byId.useSuspenseQuery({ id });
  return (
    <div data-line={industryTone(caseStudy.industry)}>
      <Seo
        title={caseStudy.title}
        description={describe(caseStudy)}
        path={paths.caseStudy(id)}
        image={caseStudy.imageUrl}
        jsonLd={breadcrumb([
          { name: 'Home', path: paths.home },
          { name: 'Case Studies', path: paths.caseStudies },
          { name: caseStudy.title, path: paths.caseStudy(id) },
        ])}
      />
      <article>
        <CaseStudyHead caseStudy={caseStudy} />
        <CaseStudyStory caseStudy={caseStudy} />
        <Tools technologies={caseStudy.technologies} />
        <Testimonial caseStudy={caseStudy} />
      </article>
      <Closing
        title="Ready to Transform Your Business?"
        text="Tell us the number that bothers you most. We will say what it would take to move it, and how long."
      >
        <ActionLink to={paths.contact} look="main" arrow>
          Start Your Project
        </ActionLink>
        <ActionLink to={paths.caseStudies}>View More Cases</ActionLink>
      </Closing>
    </div>
  );
}

function CaseStudyFailure({ failure }: { failure: Failure }) {
  const isBadId = failure.message === BAD_ID;
  return (
    <div data-line="blue">
      <Seo title={isBadId ? BAD_ID : 'Case study not found'} robots="noindex" />
      <Notice
        sign="Case Studies"
        drawing={endOfLine('blue')}
        title={isBadId ? BAD_ID : 'Case study not found or failed to load.'}
        text={isBadId ? 'A case study has a number, and this address has none.' : reason(failure)}
      >
        <ActionLink to={paths.caseStudies} look="main" arrow>
          Back to Case Studies
        </ActionLink>
      </Notice>
    </div>
  );
}

function reason({ status }: Failure): string {
  return status === 404
    ? 'It may have been renumbered or taken down. The others are still running.'
    : 'It could not be read just now. Please try again in a moment.';
}

function describe({ clientName, challenge }: CaseStudy): string {
  return shorten(`${clientName}: ${challenge}`.replace(/\s+/g, ' '), 157);
}
