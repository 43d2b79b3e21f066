import { paths, serviceHref } from '@site/schema/paths';
import type { ServiceLink } from '@site/schema/service';
import type { ReactNode } from 'react';
import { ActionLink } from '../app/navigation/ActionLink.tsx';
import { ContactLink } from '../app/navigation/ContactLink.tsx';
import { useIsHidden, useNavigation } from '../app/navigation/navigation.ts';
import { PageLink } from '../app/navigation/PageLink.tsx';
import { ExternalIcon } from '../ui/ActionButton.tsx';
import { BackLink } from './BackLink.tsx';
import classes from './RecordHeader.module.css';

type Props = {
  kind: 'project' | 'case-study';
  /** The list that the record belongs to. */
  list: { path: string; name: string };
  badges: ReactNode;
  title: string;
  /** The service that the record is an example of. */
  service: ServiceLink | null;
  /** The link to another record. */
  next: { path: string; label: string; name: string } | undefined;
  /** The link to the finished work. */
  visit?: { url: string; label: string; name: string } | undefined;
  cover: ReactNode;
};

/** The first block of the page of a project or case study. */
export function RecordHeader({ kind, list, badges, title, service, next, visit, cover }: Props) {
  return (
    <header className={classes.header} data-kind={kind}>
      <div>
        <BackLink to={list.path}>{list.name}</BackLink>
        <p className={classes.badges}>{badges}</p>
        <h1 className={classes.title}>{title}</h1>
        {service && <ServiceLine service={service} />}
        <p className={classes.actions}>
          <CallLink />
          {next && (
            <ActionLink to={next.path} aria-label={`${next.label}: ${next.name}`}>
              {next.label}
            </ActionLink>
          )}
          {visit && (
            <ActionLink to={visit.url} aria-label={`${visit.label}: ${visit.name} (opens in a new tab)`}>
              {visit.label} <ExternalIcon />
            </ActionLink>
          )}
        </p>
      </div>
      {cover}
    </header>
  );
}

function CallLink() {
  const { labels } = useNavigation();
  if (useIsHidden()(paths.scheduleCall)) return <ContactLink look="main" arrow />;
  return (
    <ActionLink to={paths.scheduleCall} look="main" arrow>
      {labels.call}
    </ActionLink>
  );
}

function ServiceLine({ service: { title, href } }: { service: ServiceLink }) {
  return (
    <p className={classes.service}>
      <span className={classes.serviceLabel}>Service</span>
      <PageLink to={serviceHref(href)} className={classes.serviceLink}>
        {title}
      </PageLink>
    </p>
  );
}
