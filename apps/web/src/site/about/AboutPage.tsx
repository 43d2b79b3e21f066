import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { definePage, type PageProps } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { Arrow } from '../../ui/ActionButton.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Eyebrow, Section } from '../../ui/layout/Section.tsx';
import { StatBoard } from '../../ui/layout/StatBoard.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import classes from './AboutPage.module.css';
import { JourneyMap } from './JourneyMap.tsx';
import { Office } from './Office.tsx';
import { ProjectTimeline } from './ProjectTimeline.tsx';

const load = (api: Api) => api.copy.about.query();

type Props = PageProps<typeof load>;

export const page = definePage({
  Component: AboutPage,
  load,
  head: ({ search }: Props['data']) => ({ ...search, path: paths.about }),
});

function AboutPage({ data: { hero, map, facts, timetable, values, team, office, closing } }: Props) {
  const { foundingYear } = useSite().brand;
  const founded =
    foundingYear && facts.founded
      ? [{ figure: String(foundingYear), label: facts.founded, caption: facts.foundedCaption }]
      : [];
  const stats = [...founded, ...facts.figures];
  return (
    <div data-line="signal">
      <Hero
        badge={<Eyebrow label={hero.eyebrow} />}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ScheduleTrigger look="main" arrow />
            <ActionLink to={paths.services}>{hero.services}</ActionLink>
          </>
        }
        aside={<JourneyMap labels={map} />}
      />
      {stats.length > 0 && (
        <div className={classes.facts}>
          <div className={classes.stats}>
            <StatBoard stats={stats} />
          </div>
        </div>
      )}
      {team.roles.length > 0 && (
        <Section eyebrow={{ numbered: true, label: team.eyebrow }} title={team.title}>
          <Team roles={team.roles} />
          {team.note && <p className={classes.note}>{team.note}</p>}
        </Section>
      )}
      {timetable.phases.length > 0 && (
        <Section
          eyebrow={{ numbered: true, label: timetable.eyebrow }}
          title={timetable.title}
          intro={timetable.intro}
          raised
        >
          <ProjectTimeline texts={timetable} />
          {timetable.link && (
            <PageLink to={paths.caseStudies} className={classes.link}>
              {timetable.link} <Arrow />
            </PageLink>
          )}
        </Section>
      )}
      {values.values.length > 0 && (
        <Section eyebrow={{ numbered: true, label: values.eyebrow }} title={values.title}>
          <ul className={classes.values}>
            {values.values.map(({ title, text }, index) => (
              <li key={index}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section eyebrow={{ numbered: true, label: office.eyebrow }} title={office.title} raised>
        <Office texts={office} />
      </Section>
      <CallToAction title={closing.title} text={closing.text}>
        <ContactLink look="main" arrow />
        <ScheduleTrigger />
      </CallToAction>
    </div>
  );
}

/** The people of the team, or its roles, each with a responsibility and a typical question. */
function Team({ roles }: { roles: Copy<'about'>['team']['roles'] }) {
  return (
    <ul className={classes.roles}>
      {roles.map(({ name, role, since, tone, text, asks, picture }, index) => (
        <li key={index} className={classes.role} data-line={tone}>
          {(name || picture) && (
            <div className={classes.picture}>
              <Portrait name={name} picture={picture} />
            </div>
          )}
          <h3 className={classes.name}>
            {name || role}
            {name && <small>{[role, since && `since ${since}`].filter(Boolean).join(', ')}</small>}
          </h3>
          <p>{text}</p>
          {asks && <p className={classes.asks}>“{asks}”</p>}
        </li>
      ))}
    </ul>
  );
}
