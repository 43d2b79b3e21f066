import type { Brand } from '@site/schema/brand';
import { paths } from '@site/schema/paths';
import { replyWithinHours } from '@site/schema/site';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { definePage, type PageContext } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Eyebrow, Section } from '../../ui/layout/Section.tsx';
import { StatBoard } from '../../ui/layout/StatBoard.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import classes from './AboutPage.module.css';
import { JourneyMap } from './JourneyMap.tsx';
import { Office } from './Office.tsx';
import { ProjectTimeline } from './ProjectTimeline.tsx';
import { Team } from './Team.tsx';
import { values } from './values.ts';

export const page = definePage({ Component: AboutPage, head });

function head(_data: unknown, { site: { brand } }: PageContext) {
  return {
    title: 'About',
    description: `${brand.name} is a full-stack agency in ${brand.address.city}. How we plan a project week by week, who does what, what we will not do, and where to find the office.`,
    path: paths.about,
  };
}

const factsOf = ({ foundingYear, address }: Brand) => [
  ...(foundingYear ? [{ figure: String(foundingYear), label: `Founded in ${address.city}` }] : []),
  { figure: '6', label: 'Lines of work, one crew' },
  { figure: `${replyWithinHours}\u00a0h`, label: 'To answer an enquiry' },
];

function AboutPage() {
  const { brand } = useSite();
  return (
    <div data-line="signal">
      <Hero
        badge={<Eyebrow label="About" />}
        title="An agency with a timetable."
        lead="Most projects are not late because the work is hard. They are late because nobody wrote down what happens next, and who does it. So we write it down first."
        actions={
          <>
            <ActionLink to={paths.contact} look="main" arrow>
              Connect now
            </ActionLink>
            <ActionLink to={paths.services}>Our services</ActionLink>
          </>
        }
        aside={<JourneyMap />}
      />
      <div className={classes.facts}>
        <StatBoard stats={factsOf(brand)} />
      </div>
      <Section
        eyebrow={{ number: 1, label: 'How we work' }}
        title="Twelve weeks, stop by stop"
        intro="A shop or a site of ordinary size. Yours gets a table of its own before you sign, with dates in place of weeks."
      >
        <ProjectTimeline />
      </Section>
      <Section
        eyebrow={{ number: 2, label: 'Values' }}
        title="What we hold to when it is inconvenient"
        lineColor="green"
        raised
      >
        <ul className={classes.values}>
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section eyebrow={{ number: 3, label: 'Crew' }} title="Who does what" lineColor="blue">
        <Team officeHours={brand.officeHours} />
      </Section>
      <Section
        eyebrow={{ number: 4, label: 'The office' }}
        title={`Doors open ${brand.officeHours.opens} to ${brand.officeHours.closes}`}
        lineColor="teal"
        raised
      >
        <Office />
      </Section>
      <CallToAction
        title="Come and ask"
        text="Bring a problem, a screenshot or a competitor you envy. The first conversation is free, and you leave with our notes."
      >
        <ActionLink to={paths.contact} look="main" arrow>
          Contact Us
        </ActionLink>
        <ScheduleTrigger>Schedule Call</ScheduleTrigger>
      </CallToAction>
    </div>
  );
}
