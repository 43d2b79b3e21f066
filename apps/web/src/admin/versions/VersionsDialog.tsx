import { UnstyledButton } from '@mantine/core';
import type { VersionKind } from '@site/schema/version';
import { useState } from 'react';
import { Dialog } from '../form/dialogs/Dialog.tsx';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { trpc, unbatched } from '../trpc-react.ts';
import { describeChange, describeState, describeTime } from './describe-version.ts';
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
  const query = trpc.version.listForAdmin.useQuery({ kind, id, limit: 100 }, { ...unbatched, staleTime: 0 });
  const [chosen, setChosen] = useState<number>();
  const items = query.data?.items ?? [];
  const shown = items.find((version) => version.id === chosen) ?? items[0];
  return (
    <Dialog
      title="Versions"
      note="Each save, the newest first. Restoring one changes nothing for visitors until you save the form."
      onClose={onClose}
      size={1080}
      above="forms"
    >
      <QueryStatus query={query} loading="Loading the versions..." failure="Failed to fetch the versions" />
      {query.data && !shown && <p>There are no versions yet: the next save makes the first.</p>}
      {shown && (
        <div className={classes.columns}>
          <ol className={classes.list}>
            {items.map((version) => (
              <li key={version.id}>
                <UnstyledButton
                  className={classes.version}
                  aria-current={version === shown}
                  onClick={() => setChosen(version.id)}
                >
                  <strong>{describeTime(version)}</strong>
                  <span>{describeState(version)}</span>
                  <span>{describeChange(version, labelOf)}</span>
                </UnstyledButton>
              </li>
            ))}
          </ol>
          <VersionComparison
            key={shown.id}
            version={shown}
            versions={items}
            labelOf={labelOf}
            wordsOf={wordsOf}
            onRestored={onRestored}
          />
        </div>
      )}
    </Dialog>
  );
}
