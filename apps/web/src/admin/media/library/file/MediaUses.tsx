import { useId } from 'react';
import { RouterLink } from '../../../../app/navigation/RouterLink.tsx';
import { QueryStatus } from '../../../screen/QueryStatus.tsx';
import classes from './MediaForm.module.css';
import { mediaUseLink } from './media-use-links.ts';
import { useMediaUses } from './use-media-uses.ts';

/** The records and texts that use a file, with links to their forms. */
export function MediaUses({ id }: { id: number }) {
  const query = useMediaUses(id);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.heading}>
        Used in
      </h3>
      <QueryStatus query={query} loading="Looking for it..." failure="Failed to look for it" />
      {query.data?.length === 0 && <p className={classes.soft}>Nothing shows this file yet.</p>}
      {query.data && query.data.length > 0 && (
        <ul className={classes.uses}>
          {query.data.map((use) => {
            const { to, title, label } = mediaUseLink(use);
            return (
              <li key={`${use.kind} ${use.recordId} ${use.title}`}>
                <RouterLink to={to}>{title}</RouterLink>
                <span className={classes.soft}>{label}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
