import { lineColorOf } from '@site/schema/line-color';
import { serviceHref } from '@site/schema/paths';
import type { CSSProperties } from 'react';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import type { Point } from '../../ui/line-map/drawing.ts';
import { type HeroMap, heroMap } from '../../ui/line-map/hero-map.ts';
import classes from './ServiceMap.module.css';

type Service = ReturnType<typeof useSite>['services'][number];

/** The services as stations of a map. Which of its two layouts is shown depends on the width of the map. */
export function ServiceMap({ interchange }: { interchange: string }) {
  const { services } = useSite();
  const map = heroMap(services.map((service) => ({ ...service, tone: lineColorOf(service.color, service.gradient) })));
  return (
    <div className={classes.map}>
      <div className={classes.frame}>
        <Lines {...map.wide} label={interchange} layout="wide" />
        <Lines {...map.narrow} label={interchange} layout="narrow" />
        {map.stations.length > 0 && <Stations stations={map.stations} />}
      </div>
    </div>
  );
}

function Stations({ stations }: { stations: HeroMap<Service>['stations'] }) {
  return (
    <nav aria-label="Services on the map">
      <ul className={classes.stations}>
        {stations.map(({ service, tone, wide, narrow }) => (
          <li
            key={service.id}
            data-line={tone}
            data-wide-only={!narrow || undefined}
            style={{ ...place('wide', wide), ...(narrow && place('narrow', narrow)) } as CSSProperties}
          >
            <PageLink to={serviceHref(service.href)} className={classes.station}>
              <span>{service.title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LinesProps = HeroMap<Service>['wide'] & { label: string; layout: 'wide' | 'narrow' };

function Lines({ width, height, lines, interchange: [x, y], label, layout }: LinesProps) {
  const isWide = layout === 'wide';
  const length = isWide ? 384 : (lines.length - 1) * 17 + 34;
  const pill = isWide ? { width: 26, height: length } : { width: length, height: 26 };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes.lines} data-layout={layout} aria-hidden>
      {lines.map(({ tone, d }, index) => (
        <path key={index} d={d} data-line={tone} pathLength={1} className={classes.line} />
      ))}
      <g className={classes.train} style={{ offsetPath: `path("${lines[0]?.d}")` }}>
        <rect x={-25} y={-9} width={50} height={18} rx={7} />
        <path d="M-17-3h8v6h-8zM-4-3h8v6h-8zM9-3h8v6h-8z" />
      </g>
      <rect {...pill} x={x - pill.width / 2} y={y - pill.height / 2} rx={13} className={classes.interchange} />
      {label && (
        <text
          x={isWide ? x - 22 : x + length / 2 + 12}
          y={y + 6}
          fontSize={19}
          textAnchor={isWide ? 'end' : undefined}
          className={classes.label}
        >
          {label}
        </text>
      )}
    </svg>
  );
}

const place = (layout: string, [left, top]: Point) => ({ [`--${layout}-x`]: `${left}%`, [`--${layout}-y`]: `${top}%` });
