import type { CaseStudy } from '@site/schema/case-study';
import { paths } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';
import type { Api } from '../../app/api-client.ts';
import { definePage, type Failure, type PageProps, type Params } from '../../app/page.ts';
import { pageId } from '../../app/page-id.ts';
import { breadcrumb } from '../../seo/json-ld.ts';
import { Seo } from '../../seo/Seo.tsx';
import { ActionLink } from '../../ui/Action.tsx';
import { shorten } from '../../ui/format/shorten.ts';
import { Closing } from '../../ui/layout/Closing.tsx';
import { Notice } from '../../ui/layout/Notice.tsx';
import { endOfLine } from '../../ui/line-map/end-of-line.ts';
import { CaseStudyHead } from './CaseStudyHead.tsx';
import { CaseStudyStory } from './CaseStudyStory.tsx';
import { industryTone } from './looks.ts';
import { Testimonial } from './Testimonial.tsx';
import { Tools } from './Tools.tsx';

const BAD_ID = 'Invalid case study ID';

const load = async (api: Api, params: Params) => api.caseStudy.byId.query({ id: pageId(params, BAD_ID) });

export const page = definePage({ Component: CaseStudyPage, Failure: CaseStudyFailure, load });

function CaseStudyPage({ data: caseStudy }: PageProps<typeof load>) {
  const { id } = caseStudy;
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
  const { pathname } = useLocation();
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
        {failure.status !== 404 && (
          <ActionLink to={pathname} reload>
            Try again
          </ActionLink>
        )}
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
