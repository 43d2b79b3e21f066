import { paths } from '@site/schema/paths';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { StatBoard } from '../../ui/layout/StatBoard.tsx';
import { heroMap } from '../../ui/line-map/hero-map.ts';
import { LineMap } from '../../ui/line-map/LineMap.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import classes from './HomeHero.module.css';

const map = heroMap();

const figures = [
  { figure: '15+', label: 'Services' },
  { figure: '10+', label: 'Team Members' },
  { figure: '98%', label: 'Success Rate' },
];

export function HomeHero() {
  const { brand } = useSite();
  return (
    <section className={classes.hero}>
      <div className={classes.split}>
        <div>
          <h1 className={classes.title}>Every business has a next stop. We build the line to it.</h1>
          <p className={classes.lead}>
            {brand.name} is a full-stack digital agency in {brand.address.city}. Websites, stores, search, brand and AI
            under one roof, with one timetable.
          </p>
          <div className={classes.actions}>
            <ScheduleTrigger look="main" arrow>
              Schedule Call
            </ScheduleTrigger>
            <ActionLink to={paths.contact}>Connect now</ActionLink>
            <ActionLink to={paths.about} look="text">
              Read More
              <VisuallyHidden> about us</VisuallyHidden>
            </ActionLink>
          </div>
        </div>
        <LineMap drawing={map} draws className={classes.map} />
      </div>
      <StatBoard stats={figures} />
    </section>
  );
}
