import { INVALID_PROJECT_ID } from '@site/schema/messages';
import { paths } from '@site/schema/paths';
import type { Project } from '@site/schema/project';
import { seoLimits } from '@site/schema/site';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import { definePage, type PageProps, type Params } from '../../app/page.ts';
import type { Failure } from '../../app/page-error.ts';
import { pageId } from '../../app/page-id.ts';
import { cutAtWord } from '../../seo/cut-at-word.ts';
import { breadcrumb } from '../../seo/json-ld.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { endOfLine } from '../../ui/line-map/end-of-line.ts';
import { isPhoto } from '../../ui/line-map/is-photo.ts';
import { PrintedNextStep } from '../PrintedNextStep.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { pageFailure } from '../shell/PageFailure.tsx';
import { ProjectDetail } from './ProjectDetail.tsx';
import { RelatedProjects } from './RelatedProjects.tsx';

async function load(api: Api, params: Params) {
  const id = pageId(params, INVALID_PROJECT_ID);
  const [detail, { offer, steps, related: relatedTexts, detailClosing }, { drawProjects, projectArt }] =
    await Promise.all([api.project.detail.query({ id }), api.copy.portfolio.query(), import('./project-art.ts')]);
  const art = projectArt(detail.project);
  return {
    ...detail,
    project: { ...detail.project, art },
    related: drawProjects(detail.related, [art]),
    texts: { offer, steps, related: relatedTexts, closing: detailClosing },
  };
}

type Props = PageProps<typeof load>;

export const page = definePage({
  Component: ProjectPage,
  load,
  hasParts: (data: Props['data']) => Boolean(data.project.gallery ?? stepsOf(data).before ?? stepsOf(data).after),
  head: projectHead,
  Failure: {
    Component: ProjectFailure,
    head: (failure, context) =>
      failure.status === 404 ? { title: 'Project Not Found', robots: 'noindex' } : pageFailure.head(failure, context),
  },
});

function projectHead({ project }: Props['data']) {
  const { id, title, description, category, technologies, imageUrl, art } = project;
  const path = paths.project(id);
  return {
    title,
    description: cutAtWord(description.replace(/\s+/g, ' '), seoLimits.descriptionMax),
    keywords: [title, category, ...technologies].join(', '),
    path,
    image: imageUrl,
    ...(!isPhoto(imageUrl) && { cover: art }),
    jsonLd: breadcrumb({ name: 'Portfolio', path: paths.portfolio }, { name: title, path }),
  };
}

/** The steps of a project, otherwise those of its case study. */
const stepsOf = ({ project, caseStudy }: Props['data']): Pick<Project, 'before' | 'after'> =>
  project.before?.length || project.after?.length ? project : (caseStudy ?? {});

function ProjectPage({ data, parts }: Props) {
  const { project, caseStudy, service, related, altTexts, texts } = data;
  return (
    <div data-line={project.art.tone}>
      <ProjectDetail
        project={project}
        caseStudy={caseStudy}
        service={service}
        altTexts={altTexts}
        offerTexts={texts.offer}
      />
      {parts && <parts.Steps texts={texts.steps} of={stepsOf(data)} />}
      {parts && <parts.Gallery pictures={project.gallery} altTexts={altTexts} />}
      <PrintedNextStep path={paths.project(project.id)} paid={caseStudy} />
      <RelatedProjects texts={texts.related} projects={related} />
      <CallToAction {...texts.closing}>
        <ScheduleTrigger look="main" arrow />
        <ContactLink />
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
        text={failure.texts?.records.project ?? ''}
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
