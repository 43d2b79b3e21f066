import { paths, serviceHref } from '@site/schema/paths';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { ServiceIcon } from '../../ui/icons/ServiceIcon.tsx';
import classes from './ServiceLinks.module.css';

type Props = { className?: string | undefined; onChoose: () => void };

/** The list of services in the navigation. */
export function ServiceLinks({ className, onChoose }: Props) {
  const { services } = useSite();
  return (
    <ul className={className}>
      {services.map(({ title, href, icon }) => (
        <li key={href}>
          <PageLink to={serviceHref(href)} className={classes.link} onClick={onChoose}>
            <ServiceIcon icon={icon} className={classes.icon} />
            {title}
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink to={paths.services} className={classes.link} onClick={onChoose}>
          <span className={classes.all}>All services</span>
        </PageLink>
      </li>
    </ul>
  );
}
