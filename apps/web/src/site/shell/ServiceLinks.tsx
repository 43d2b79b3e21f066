import { paths, serviceHref } from '@site/schema/paths';
import { serviceFamilies } from '@site/schema/service-families';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { Arrow } from '../../ui/ActionButton.tsx';
import { ServiceIcon } from '../../ui/icons/ServiceIcon.tsx';
import classes from './ServiceLinks.module.css';

type Props = { className?: string | undefined; onChoose: () => void };

/** The services in the navigation, as stations of up to four lines. */
export function ServiceLinks({ className, onChoose }: Props) {
  const { services, landings } = useSite();
  const families = serviceFamilies(services, landings);
  return (
    <ul className={[classes.families, className].filter(Boolean).join(' ')} data-families={families.length}>
      {families.map(({ name, path, services }) => (
        <li key={path} className={classes.family} data-line={services[0]?.tone}>
          {families.length > 1 && (
            <PageLink to={path} className={classes.name} onClick={onChoose}>
              {name}
            </PageLink>
          )}
          <ul className={classes.line}>
            {services.map(({ id, title, href, icon, tone }) => (
              <li key={id} data-line={tone}>
                <PageLink to={serviceHref(href)} className={classes.link} onClick={onChoose}>
                  <span className={classes.station}>
                    <ServiceIcon icon={icon} />
                  </span>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
      <li className={classes.all}>
        <PageLink to={paths.services} onClick={onChoose}>
          {services.length > 1 ? `All ${services.length} services` : 'All services'} <Arrow />
        </PageLink>
      </li>
    </ul>
  );
}
