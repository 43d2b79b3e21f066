import type { Copy } from '@site/schema/copy-pages';
import { lineColorOf } from '@site/schema/line-color';
import { notFoundMessages } from '@site/schema/messages';
import { paths } from '@site/schema/paths';
import type { ServiceCard as CardFields, Service } from '@site/schema/service';
import { SERVICE_SLUG_MAX } from '@site/schema/slug';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import { definePage, type PageProps, type Params } from '../../app/page.ts';
import { PageNotFoundError } from '../../app/page-error.ts';
import { ServiceIcon } from '../../ui/icons/ServiceIcon.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Eyebrow, Section } from '../../ui/layout/Section.tsx';
import { Steps } from '../../ui/layout/Steps.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { Features } from './detail/Features.tsx';
import { splitStep } from './detail/process-step.ts';
import { ServiceAbout } from './detail/ServiceAbout.tsx';
import { ServiceEnquiry } from './detail/ServiceEnquiry.tsx';
import { ServiceSummary } from './detail/ServiceSummary.tsx';
import { ServiceWork } from './detail/ServiceWork.tsx';
import { SuccessStories } from './detail/SuccessStories.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import classes from './ServicePage.module.css';
import { serviceHead, splitLastWord } from './service-content.ts';

async function load(api: Api, { slug = '' }: Params) {
  if (slug === '') throw new PageNotFoundError('No slug provided');
  if (slug.length > SERVICE_SLUG_MAX) throw new PageNotFoundError(notFoundMessages.service);
  const [texts, { service, related, caseStudy, projects, altTexts }, { proofOf }, { serviceArt }] = await Promise.all([
    api.copy.service.query(),
    api.service.detail.query({ slug }),
    import('../case-studies/case-study-proof.ts'),
    import('./detail/service-art.ts'),
  ]);
  return {
    slug,
    texts,
    service,
    related,
    projects,
    altTexts,
    art: serviceArt(service),
    proof: caseStudy && proofOf(caseStudy),
  };
}

export const page = definePage({
  Component: ServicePage,
  load,
  head: ({ service, slug }) => serviceHead(service, slug),
  failsAsNotFound: true,
});

/** Longer titles are set smaller, because in large type they fill more than four or five lines. */
const LONG_TITLE = 64;

function ServicePage({ data: { service, art, related, proof, projects, altTexts, texts } }: PageProps<typeof load>) {
  const { title, description, icon, features, serviceDetails, heroTitle, heroDescription, color, gradient } = service;
  const work = <ServiceWork texts={texts.caseStudy} proof={proof} projects={projects} />;
  return (
    <div className={classes.page} data-line={lineColorOf(color, gradient)}>
      <Hero
        badge={
          <p className={classes.badge}>
            <ServiceIcon icon={icon} className={classes.badgeIcon} />
            {title}
          </p>
        }
        title={<Title service={service} />}
        long={(heroTitle || title).length > LONG_TITLE}
        lead={heroDescription || description}
        actions={
          <>
            <ScheduleTrigger look="main" arrow />
            <ContactLink />
          </>
        }
        aside={<ServiceSummary labels={texts.summary} service={service} />}
      />
      {proof && work}
      <ServiceAbout texts={texts.about} service={service} art={art} altTexts={altTexts} />
      {features.length > 0 && (
        <Section eyebrow={{ numbered: true, label: texts.features.eyebrow }} title={texts.features.title}>
          <Features features={features} blurb={texts.features.blurb} />
        </Section>
      )}
      {serviceDetails.length > 0 && (
        <Section>
          <div className={classes.process}>
            <div className={classes.processHead}>
              <Eyebrow numbered label={texts.process.eyebrow} />
              <h2>{texts.process.title}</h2>
            </div>
            <Steps
              steps={serviceDetails.map((step, index) => ({
                name: `${texts.process.step} ${index + 1}`,
                ...splitStep(step),
              }))}
            />
          </div>
        </Section>
      )}
      {related.length > 0 && <RelatedServices texts={texts.related} services={related} />}
      {!proof && work}
      <SuccessStories texts={texts.stories} />
      <CallToAction
        {...texts.closing}
        after={
          <ServiceEnquiry
            texts={texts.enquiry}
            service={service}
            speaker={texts.speaker}
            example={proof?.card.caseStudy}
          />
        }
      >
        <ScheduleTrigger>{texts.closing.call}</ScheduleTrigger>
        <ActionLink to={paths.contact}>{texts.closing.contact}</ActionLink>
      </CallToAction>
    </div>
  );
}

function Title({ service: { heroTitle, title } }: { service: Service }) {
  if (heroTitle) return heroTitle;
  const { start, last } = splitLastWord(title);
  return (
    <>
      {start}
      <span className={classes.last}>{last}</span>
    </>
  );
}

type RelatedProps = { texts: Copy<'service'>['related']; services: readonly CardFields[] };

/** Other services of the same family, as stations of its line. */
function RelatedServices({ texts, services }: RelatedProps) {
  return (
    <Section eyebrow={{ numbered: true, label: texts.eyebrow }} title={texts.title}>
      <ServiceCards services={services} brief />
    </Section>
  );
}
