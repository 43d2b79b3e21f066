import { INVALID_CASE_STUDY_ID, notFoundMessages } from '@site/schema/messages';
import { paths } from '@site/schema/paths';
import { seoLimits } from '@site/schema/site';
import { useLocation } from 'react-router-dom';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { definePage, type PageProps, type Params } from '../../app/page.ts';
import type { Failure } from '../../app/page-error.ts';
import { pageId } from '../../app/page-id.ts';
import { cutAtWord } from '../../seo/cut-at-word.ts';
import { breadcrumb } from '../../seo/json-ld.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { endOfLine } from '../../ui/line-map/end-of-line.ts';
import { isPhoto } from '../../ui/line-map/is-photo.ts';
import { PrintedNextStep } from '../PrintedNextStep.tsx';
import { TechnologyIcon } from '../portfolio/TechnologyIcon.tsx';
import { CaseStudyHeader } from './CaseStudyHeader.tsx';
import classes from './CaseStudyPage.module.css';
import { CaseStudyProjects } from './CaseStudyProjects.tsx';
import { CaseStudyStory } from './CaseStudyStory.tsx';
import { Testimonial } from './Testimonial.tsx';

async function load(api: Api, params: Params) {
  const id = pageId(params, INVALID_CASE_STUDY_ID);
  const [
    { caseStudy, projects, ...detail },
    { steps, detailProjects, detailClosing },
    { caseStudyArt },
    { drawProjects },
  ] = await Promise.all([
    api.caseStudy.detail.query({ id }),
    api.copy.caseStudies.query(),
    import('./case-study-art.ts'),
    import('../portfolio/project-art.ts'),
  ]);
  return {
    ...detail,
    caseStudy: { ...caseStudy, art: caseStudyArt(caseStudy) },
    projects: drawProjects(projects),
    texts: { steps, projects: detailProjects, closing: detailClosing },
  };
}

type Props = PageProps<typeof load>;

export const page = definePage({
  Component: CaseStudyPage,
  load,
  hasParts: ({ caseStudy: { gallery, before, after } }: Props['data']) => Boolean(gallery || before || after),
  head: caseStudyHead,
  Failure: {
    Component: CaseStudyFailure,
    head: ({ message }) => ({
      title: message === INVALID_CASE_STUDY_ID ? INVALID_CASE_STUDY_ID : notFoundMessages.caseStudy,
      robots: 'noindex',
    }),
  },
});

function caseStudyHead({ caseStudy }: Props['data']) {
  const { id, title, clientName, industry, challenge, technologies, imageUrl, art } = caseStudy;
  const path = paths.caseStudy(id);
  return {
    title,
    description: cutAtWord(`${clientName}: ${challenge}`.replace(/\s+/g, ' '), seoLimits.descriptionMax),
    keywords: [clientName, industry, 'case study', ...technologies].join(', '),
    path,
    image: imageUrl,
    ...(!isPhoto(imageUrl) && { cover: art }),
    jsonLd: breadcrumb({ name: 'Case Studies', path: paths.caseStudies }, { name: title, path }),
  };
}

function CaseStudyPage({ data: { caseStudy, projects, service, altTexts, texts }, parts }: Props) {
  return (
    <div data-line={caseStudy.art.tone}>
      <article>
        <CaseStudyHeader caseStudy={caseStudy} projects={projects} service={service} altTexts={altTexts} />
        <CaseStudyStory caseStudy={caseStudy} />
        {parts && <parts.Steps texts={texts.steps} of={caseStudy} />}
        {parts && <parts.Gallery pictures={caseStudy.gallery} altTexts={altTexts} />}
        <Technologies technologies={caseStudy.technologies} />
        <Testimonial caseStudy={caseStudy} />
      </article>
      <CaseStudyProjects
        texts={texts.projects}
        projects={projects}
        raised={caseStudy.testimonial !== null || caseStudy.technologies.length === 0}
      />
      <PrintedNextStep path={paths.caseStudy(caseStudy.id)} paid={caseStudy} />
      <CallToAction {...texts.closing}>
        <ActionLink to={paths.contact} look="main" arrow>
          {texts.closing.contact}
        </ActionLink>
        <ActionLink to={paths.caseStudies}>{texts.closing.all}</ActionLink>
      </CallToAction>
    </div>
  );
}

function Technologies({ technologies }: { technologies: readonly string[] }) {
  if (technologies.length === 0) return null;
  return (
    <Section raised>
      <div className={classes.split}>
        <h2 className={classes.title}>Technologies &amp; Tools Used</h2>
        <ul className={classes.tools}>
          {technologies.map((technology) => (
            <li key={technology} className={classes.tool}>
              <TechnologyIcon technology={technology} className={classes.icon} />
              {technology}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function CaseStudyFailure({ failure }: { failure: Failure }) {
  const { pathname } = useLocation();
  const isBadId = failure.message === INVALID_CASE_STUDY_ID;
  return (
    <div data-line="blue">
      <EmptyState
        eyebrow="Case Studies"
        drawing={endOfLine('blue')}
        title={isBadId ? INVALID_CASE_STUDY_ID : `${notFoundMessages.caseStudy} or failed to load.`}
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
      </EmptyState>
    </div>
  );
}

function reason({ status, texts }: Failure): string {
  return status === 404
    ? (texts?.records.caseStudy ?? '')
    : 'It could not be read just now. Please try again in a moment.';
}
