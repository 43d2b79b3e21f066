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
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { PageFailure } from '../shell/PageFailure.tsx';
import { neighbourInput } from './listing.ts';
import { categoryLook } from './looks.tsx';
import { ProjectDetail } from './ProjectDetail.tsx';
import { RelatedProjects } from './RelatedProjects.tsx';

const BAD_ID = 'Invalid project ID';

export const page: Page = {
  Component: ProjectPage,
  Failure: ProjectFailure,
  load: async (queries, params) => {
    const { category } = await queries.project.byId.ensureData({ id: pageId(params, BAD_ID) });
    await Promise.all([
      queries.project.list.ensureData(neighbourInput(category)),
      queries.project.list.ensureData(neighbourInput()),
    ]);
  },
};

function ProjectPage() {
  const id = pageId(usePageParams(), BAD_ID);
  const [project] = trpc.project.byId.useSuspenseQuery({ id });
  return (
    <div data-line={categoryLook(project.category).tone}>
      <Seo
        title={project.title}
        description={shorten(project.description.replace(/\s+/g, ' '), 157)}
        path={paths.project(id)}
        image={project.imageUrl}
        jsonLd={breadcrumb([
          { name: 'Home', path: paths.home },
          { name: 'Portfolio', path: paths.portfolio },
          { name: project.title, path: paths.project(id) },
        ])}
      />
      <ProjectDetail project={project} />
      <RelatedProjects project={project} />
      <Closing
        title="Yours could be the next stop"
        text="Half an hour on the phone: you say where it should go, we say which line gets there and what it costs."
      >
        <ScheduleTrigger look="main" arrow>
          Schedule Call
        </ScheduleTrigger>
        <ActionLink to={paths.contact}>Start Project</ActionLink>
      </Closing>
    </div>
  );
}

function ProjectFailure({ failure }: { failure: Failure }) {
  if (failure.status !== 404) return <PageFailure failure={failure} />;
  return (
    <div data-line="teal">
      <Seo title="Project Not Found" robots="noindex" />
      <Notice
        sign="Portfolio"
        drawing={endOfLine('teal')}
        title="Project Not Found"
        text="No project stops at this address. It may have been renumbered or taken down."
      >
        <ActionLink to={paths.portfolio} look="main" arrow>
          Back to Portfolio
        </ActionLink>
        <ActionLink to={paths.caseStudies} look="text">
          Case Studies
        </ActionLink>
      </Notice>
    </div>
  );
}
