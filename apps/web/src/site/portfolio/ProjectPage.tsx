import { paths } from '@site/schema/paths';
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
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { PageFailure } from '../shell/PageFailure.tsx';
import { categoryLook } from './looks.tsx';
import { ProjectDetail } from './ProjectDetail.tsx';
import { RelatedProjects } from './RelatedProjects.tsx';

const BAD_ID = 'Invalid project ID';

const load = async (api: Api, params: Params) => api.project.detail.query({ id: pageId(params, BAD_ID) });

export const page = definePage({ Component: ProjectPage, Failure: ProjectFailure, load });

function ProjectPage({ data: { project, related } }: PageProps<typeof load>) {
  const { id } = project;
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
      <RelatedProjects projects={related} />
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
