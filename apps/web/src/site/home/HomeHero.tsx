import type { Copy } from '@site/schema/copy-pages';
import type { LineColorName } from '@site/schema/palette';
import { paths } from '@site/schema/paths';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { StatBoard } from '../../ui/layout/StatBoard.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { HeroPictures } from './HeroPictures.tsx';
import classes from './HomeHero.module.css';
import { ServiceMap } from './ServiceMap.tsx';

type Departure = { label: string; value: string; caption?: string | undefined; tone: LineColorName; to: string };

type Props = {
  texts: Copy<'home'>['hero'];
  /** Results of case studies, and the lowest prices. */
  departures: readonly { caption: string; items: readonly Departure[] }[];
};

export function HomeHero({ texts, departures }: Props) {
  return (
    <section className={classes.hero}>
      <div className={classes.inner}>
        <div className={classes.split}>
          <div>
            <h1 className={classes.title}>{texts.title}</h1>
            <p className={classes.lead}>{texts.lead}</p>
            <div className={classes.actions}>
              <ScheduleTrigger look="main" arrow />
              <ContactLink />
              <ActionLink to={paths.about} look="text">
                {texts.about}
                <VisuallyHidden> about us</VisuallyHidden>
              </ActionLink>
            </div>
          </div>
          {texts.departures && departures.length > 0 && (
            <nav className={classes.departures} aria-label={texts.departures}>
              {departures.map((group) => (
                <div key={group.caption} style={{ flexGrow: group.items.length }}>
                  <p>{group.caption}</p>
                  <ul>
                    {group.items.map(({ label, value, caption, tone, to }) => (
                      <li key={to} data-line={tone}>
                        <PageLink to={to}>
                          <span>{label}</span>
                          <strong>{value}</strong>
                          {caption && <small>{caption}</small>}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          )}
          {texts.pictures.length > 0 ? (
            <HeroPictures pictures={texts.pictures} />
          ) : (
            <div className={classes.map}>
              <ServiceMap interchange={texts.interchange} />
            </div>
          )}
        </div>
        <StatBoard stats={texts.figures} />
      </div>
    </section>
  );
}
