import { SegmentedControl, UnstyledButton } from '@mantine/core';
import type { Version, VersionKind } from '@site/schema/version';
import { useState } from 'react';
import { useDates } from '../../app/use-dates.ts';
import { Dialog } from '../form/dialogs/Dialog.tsx';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { type Outputs, trpc, unbatched } from '../trpc-react.ts';
import { PastPage } from './PastPage.tsx';
import { VersionComparison } from './VersionComparison.tsx';
import classes from './VersionsDialog.module.css';

type Props = {
  kind: VersionKind;
  id: string;
  labelOf: (path: string) => string;
  wordsOf?: ((path: string, value: unknown) => unknown) | undefined;
  /** Called with the content of the version, and with the restored fields if not all were. */
  onRestored: (content: Record<string, unknown>, fields?: readonly string[]) => void;
  onClose: () => void;
};

/** The versions of a record or of the texts of a page, and what differs between two of them. */
export function VersionsDialog({ kind, id, labelOf, wordsOf, onRestored, onClose }: Props) {
  const { formatMoment } = useDates();
  const query = trpc.version.listForAdmin.useQuery({ kind, id, limit: 100 }, { ...unbatched, staleTime: 0 });
  const [chosen, setChosen] = useState<number>();
  const [view, setView] = useState('versions');
  const { data: answers = [] } = trpc.preview.listAnswers.useQuery({ kind, key: id }, { ...unbatched, staleTime: 0 });
  const items = query.data?.items ?? [];
  const shown = items.find((version) => version.id === chosen) ?? items[0];
  // No page shows when calls can be booked, and mails have no single page.
  const hasPage = id !== 'booking' && id !== 'mail';
  const visibleId = items.find(({ state }) => state === 'published')?.id;
  const hasPast = hasPage && items.some(({ state }) => state === 'published');
  return (
    <Dialog
      title="Versions"
      note="Each save, the newest first. Restoring one changes nothing for visitors until you publish it."
      onClose={onClose}
      size={1280}
      above="forms"
      isForm
    >
      <div className={classes.content}>
        <QueryStatus query={query} loading="Loading the versions..." failure="Failed to fetch the versions" />
        {query.data && !shown && <p>There are no versions yet: the next save makes the first.</p>}
        {hasPast && (
          <SegmentedControl
            aria-label="View"
            className={classes.views ?? ''}
            value={view}
            onChange={setView}
            data={[
              { value: 'versions', label: 'Versions' },
              { value: 'past', label: 'As it was on a date' },
            ]}
          />
        )}
        {view === 'past' && <PastPage kind={kind} id={id} />}
        {shown && view === 'versions' && (
          <div className={classes.columns}>
            <ol className={classes.list}>
              {items.map((version) => (
                <li key={version.id}>
                  <UnstyledButton
                    className={classes.version}
                    aria-current={version === shown}
                    onClick={() => setChosen(version.id)}
                  >
                    <strong>{`${version.number}: ${formatMoment(version.updatedAt)}`}</strong>
                    <span>{describeState(version, version.id === visibleId)}</span>
                    <span>{describeChange(version, labelOf)}</span>
                    {answers
                      .filter(({ versionNumber }) => versionNumber === version.number)
                      .map((answer) => (
                        <strong key={answer.id}>{describeAnswer(answer)}</strong>
                      ))}
                  </UnstyledButton>
                </li>
              ))}
            </ol>
            <VersionComparison
              key={shown.id}
              version={shown}
              versions={items}
              hasPage={hasPage}
              labelOf={labelOf}
              wordsOf={wordsOf}
              onRestored={onRestored}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

const states: Record<Version['state'], string> = {
  published: 'Published',
  working: 'Draft',
  kept: 'Earlier draft',
};

const routes: Record<Version['route'], string> = {
  form: 'saved here',
  rest: 'saved by another program',
  restore: 'restored',
  import: 'the first content',
};

const NAMED = 3;

function describeChange({ changed, added, removed, number }: Version, labelOf: (path: string) => string): string {
  if (number === 1 || changed.length === 0) return '';
  const names = changed.slice(0, NAMED).map(labelOf);
  const rest = changed.length - names.length;
  const fields = [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return `${fields}: ${added} characters added, ${removed} removed`;
}

const describeAnswer = ({ name, verdict }: Outputs['preview']['listAnswers'][number]) =>
  verdict === 'approved' ? `Approved by ${name}` : `${name} asked for a change`;

const describeState = ({ state, route }: Version, isVisible: boolean) =>
  `${isVisible ? 'What visitors see' : states[state]}, ${routes[route]}`;
