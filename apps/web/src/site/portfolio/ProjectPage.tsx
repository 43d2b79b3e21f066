import { INVALID_PROJECT_ID } from '@site/schema/messages';
import { paths } from '@site/schema/paths';
import { seoLimits } from '@site/schema/site';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { definePage, type PageProps, type Params } from '../../app/page.ts';
import type { Failure } from '../../app/page-error.ts';
import { pageId } from '../../app/page-id.ts';
import { cutAtWord } from '../../seo/cut-at-word.ts';
import { breadcrumb } from '../../seo/json-ld.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { endOfLine } from '../../ui/line-map/end-of-line.ts';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { pageFailure } from '../shell/PageFailure.tsx';
import { ProjectDetail } from './ProjectDetail.tsx';
import { categoryStyle } from './project-style.tsx';
import { RelatedProjects } from './RelatedProjects.tsx';

const load = async (api: Api, params: Params) => api.project.detail.query({ id: pageId(params, INVALID_PROJECT_ID) });

type Props = PageProps<typeof load>;

export const page = definePage({
  Component: ProjectPage,
  load,
  head: projectHead,
  Failure: {
    Component: ProjectFailure,
    head: (failure, context) =>
      failure.status === 404 ? { title: 'Project Not Found', robots: 'noindex' } : pageFailure.head(failure, context),
  },
});

function projectHead({ project: { id, title, description, imageUrl } }: Props['data']) {
  const path = paths.project(id);
  return {
    title,
    description: cutAtWord(description.replace(/\s+/g, ' '), seoLimits.descriptionMax),
    path,
    image: imageUrl,
    jsonLd: breadcrumb({ name: 'Portfolio', path: paths.portfolio }, { name: title, path }),
  };
}

function ProjectPage({ data: { project, related } }: Props) {
  return (
    <div data-line={categoryStyle(project.category).tone}>
      <ProjectDetail project={project} />
      <RelatedProjects projects={related} />
      <CallToAction
        title="Yours could be the next stop"
        text="Half an hour on the phone: you say where it should go, we say which line gets there and what it costs."
      >
        <ScheduleTrigger look="main" arrow>
          Schedule Call
        </ScheduleTrigger>
        <ActionLink to={paths.contact}>Start Project</ActionLink>
      </CallToAction>
    </div>
  );
}

function ProjectFailure({ failure }: { failure: Failure }) {
  if (failure.status !== 404) return <pageFailure.Component failure={failure} />;
  return (
    <div data-line="teal">
      <EmptyState
        eyebrow="Portfolio"
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
      </EmptyState>
    </div>
  );
}
