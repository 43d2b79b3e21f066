import type { ReactNode } from 'react';
import { ActionLink } from '../app/navigation/ActionLink.tsx';
import { PageLink } from '../app/navigation/PageLink.tsx';
import { Arrow } from '../ui/ActionButton.tsx';
import classes from './RecordHeader.module.css';

type Props = {
  kind: 'project' | 'case-study';
  /** The list that the record belongs to. */
  list: { path: string; name: string };
  badges: ReactNode;
  title: string;
  /** The link to the finished work. */
  visit?: { url: string; label: string; name: string } | undefined;
  cover: ReactNode;
};

/** The first block of the page of a project or case study. */
export function RecordHeader({ kind, list, badges, title, visit, cover }: Props) {
  return (
    <header className={classes.header} data-kind={kind}>
      <div>
        <PageLink to={list.path} className={classes.back}>
          <Arrow /> {list.name}
        </PageLink>
        <p className={classes.badges}>{badges}</p>
        <h1 className={classes.title}>{title}</h1>
        {visit && (
          <p className={classes.visit}>
            <ActionLink
              to={visit.url}
              look="main"
              arrow
              aria-label={`${visit.label}: ${visit.name} (opens in a new tab)`}
            >
              {visit.label}
            </ActionLink>
          </p>
        )}
      </div>
      {cover}
    </header>
  );
}
