import { Button, Group, SegmentedControl, Select } from '@mantine/core';
import type { Version } from '@site/schema/version';
import { useState } from 'react';
import { useDates } from '../../app/use-dates.ts';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { runWithToast } from '../run-with-toast.ts';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { trpc } from '../trpc-react.ts';
import { changedFields } from './changed-fields.ts';
import { describeValue, picturesIn } from './describe-value.ts';
import { PageComparison } from './PageComparison.tsx';
import { TextDifference } from './TextDifference.tsx';
import classes from './VersionsDialog.module.css';

type Props = {
  version: Version;
  versions: readonly Version[];
  /** Whether a page shows the content. */
  hasPage: boolean;
  labelOf: (path: string) => string;
  wordsOf?: ((path: string, value: unknown) => unknown) | undefined;
  onRestored: (content: Record<string, unknown>, fields?: readonly string[]) => void;
};

/** What differs between a version and another one, by default the one before it or the one after the first, and buttons that restore it. */
export function VersionComparison(props: Props) {
  const { formatMoment } = useDates();
  const { version, versions, hasPage, labelOf, wordsOf = (_, value) => value, onRestored } = props;
  const others = versions.filter(({ id }) => id !== version.id);
  const [otherId, setOtherId] = useState((others[versions.indexOf(version)] ?? others.at(-1))?.id);
  const [view, setView] = useState('fields');
  const query = trpc.version.byId.useQuery({ id: version.id });
  const other = trpc.version.byId.useQuery({ id: otherId ?? 0 }, { enabled: otherId !== undefined });
  const restoring = trpc.version.restore.useMutation();
  const { data } = query;
  const fields = data && other.data ? changedFields(other.data.content, data.content) : [];

  const restore = (paths?: readonly string[]) =>
    runWithToast(
      async () => {
        const { content } = data ?? {};
        await restoring.mutateAsync({ id: version.id, ...(paths && { fields: [...paths] }) });
        if (content) onRestored(content, paths);
      },
      { failure: 'Failed to restore the version' },
    );

  return (
    <section className={classes.comparison} aria-label="What differs">
      <Group align="end" justify="space-between">
        {others.length > 0 && (
          <Select
            label="Compare with"
            w={320}
            allowDeselect={false}
            value={String(otherId)}
            onChange={(value) => setOtherId(Number(value))}
            data={others.map(({ id, number, updatedAt }) => ({
              value: String(id),
              label: `${number}: ${formatMoment(updatedAt)}`,
            }))}
          />
        )}
        <Button loading={restoring.isPending} disabled={!data} onClick={() => void restore()}>
          Restore this version
        </Button>
      </Group>
      {hasPage && (
        <SegmentedControl
          aria-label="Compare"
          className={classes.views ?? ''}
          value={view}
          onChange={setView}
          data={[
            { value: 'fields', label: 'By field' },
            { value: 'page', label: 'In the page' },
          ]}
        />
      )}
      <QueryStatus query={query} loading="Loading the version..." failure="Failed to fetch the version" />
      {otherId === undefined && <p>There is no other version to compare with.</p>}
      {view === 'page' && data && other.data && (
        <PageComparison
          key={otherId}
          kind={version.kind}
          id={version.key}
          before={other.data.content}
          after={data.content}
        />
      )}
      {view === 'fields' && other.data && data && fields.length === 0 && <p>Both have the same content.</p>}
      {view === 'fields' &&
        fields.map(({ path, before: old, after }) => (
          <FieldDifference
            key={path}
            label={labelOf(path)}
            before={wordsOf(path, old)}
            after={wordsOf(path, after)}
            onRestore={() => void restore([path])}
          />
        ))}
    </section>
  );
}

type FieldProps = { label: string; before: unknown; after: unknown; onRestore: () => void };

const FieldDifference = ({ label, before, after, onRestore }: FieldProps) => (
  <div className={classes.field}>
    <div className={classes.heading}>
      <h3>{label}</h3>
      <Button size="xs" variant="default" aria-label={`Restore ${label}`} onClick={onRestore}>
        Restore
      </Button>
    </div>
    <TextDifference before={describeValue(before)} after={describeValue(after)} />
    <Pictures title="Before" addresses={picturesIn(before)} />
    <Pictures title="After" addresses={picturesIn(after)} />
  </div>
);

function Pictures({ title, addresses }: { title: string; addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <Group gap={8} mt={8} role="group" aria-label={`Pictures ${title.toLowerCase()}`}>
      <span className={classes.side}>{title}</span>
      {addresses.map((address, index) => (
        <Thumbnail key={index} url={address} />
      ))}
    </Group>
  );
}
