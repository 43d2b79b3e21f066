import { paths, serviceHref } from '@site/schema/paths';
import { serviceFamilies } from '@site/schema/service-families';
import { useIsHidden, useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { Arrow } from '../../ui/ActionButton.tsx';
import { ServiceIcon } from '../../ui/icons/ServiceIcon.tsx';
import classes from './ServiceLinks.module.css';

type Props = { className?: string | undefined; onChoose: () => void };

/** The services in the navigation, as stations of up to four lines. */
export function ServiceLinks({ className, onChoose }: Props) {
  const { services, families: owners } = useSite();
  const { labels } = useNavigation();
  const isHidden = useIsHidden();
  const families = serviceFamilies(services, owners, labels.otherServices);
  return (
    <ul className={[classes.families, className].filter(Boolean).join(' ')} data-families={families.length}>
      {families.map(({ key, name, tone, landing, services }) => (
        <li key={key} className={classes.family} data-line={tone}>
          {families.length > 1 && landing && !isHidden(landing) && (
            <PageLink to={landing} className={classes.name} onClick={onChoose}>
              {name}
            </PageLink>
          )}
          {families.length > 1 && (!landing || isHidden(landing)) && <span className={classes.name}>{name}</span>}
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
