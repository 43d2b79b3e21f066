import { notFoundMessages } from '@site/schema/messages';
import { paths } from '@site/schema/paths';
import type { Service } from '@site/schema/service';
import { SERVICE_SLUG_MAX } from '@site/schema/slug';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { definePage, type PageProps, type Params } from '../../app/page.ts';
import { PageNotFoundError } from '../../app/page-error.ts';
import { ServiceIcon } from '../../ui/icons/ServiceIcon.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Eyebrow, Section } from '../../ui/layout/Section.tsx';
import { Steps } from '../../ui/layout/Steps.tsx';
import { lineColorOf } from '../../ui/theme/line-color.ts';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { Features } from './Features.tsx';
import { ServiceAbout } from './ServiceAbout.tsx';
import { ServiceEnquiry } from './ServiceEnquiry.tsx';
import classes from './ServicePage.module.css';
import { ServiceSummary } from './ServiceSummary.tsx';
import { SuccessStories } from './SuccessStories.tsx';
import { serviceHead, splitLastWord } from './service-content.ts';

async function load(api: Api, { slug = '' }: Params) {
  if (slug === '') throw new PageNotFoundError('No slug provided');
  if (slug.length > SERVICE_SLUG_MAX) throw new PageNotFoundError(notFoundMessages.service);
  return { slug, service: await api.service.bySlug.query({ slug }) };
}

export const page = definePage({
  Component: ServicePage,
  load,
  head: ({ service, slug }) => serviceHead(service, slug),
  failsAsNotFound: true,
});

/** Longer titles are set smaller, because in large type they fill more than four or five lines. */
const LONG_TITLE = 64;

function ServicePage({ data: { service } }: PageProps<typeof load>) {
  const { title, description, icon, features, serviceDetails, heroTitle, heroDescription, color, gradient } = service;
  const hasProcess = serviceDetails.length > 0;
  return (
    <div data-line={lineColorOf(color, gradient)}>
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
            <ActionLink to={paths.contact}>Connect now</ActionLink>
            <ScheduleTrigger look="main" arrow>
              Schedule Call
            </ScheduleTrigger>
          </>
        }
        aside={<ServiceSummary service={service} />}
      />
      <ServiceAbout service={service} />
      <Section eyebrow={{ number: 2, label: 'Included' }} title="What is on the ticket" raised>
        <Features features={features} />
      </Section>
      {hasProcess && (
        <Section>
          <div className={classes.process}>
            <div className={classes.processHead}>
              <Eyebrow number={3} label="Process" />
              <h2>From first call to handover</h2>
            </div>
            <Steps steps={serviceDetails.map((text, index) => ({ name: `Stop ${index + 1}`, text }))} />
          </div>
        </Section>
      )}
      <SuccessStories number={hasProcess ? 4 : 3} raised={hasProcess} />
      <CallToAction
        title="Ready to depart?"
        text="A first call takes 20 minutes and costs nothing. You get the order of the work and a price for it, in writing."
      >
        <ScheduleTrigger look="main" arrow>
          Schedule Free Consultation
        </ScheduleTrigger>
        <ActionLink to={paths.contact}>Get Custom Quote</ActionLink>
      </CallToAction>
      <ServiceEnquiry service={service} />
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
