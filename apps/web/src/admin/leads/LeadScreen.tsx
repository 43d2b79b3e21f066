import { Button, Group } from '@mantine/core';
import type { LeadKind, Stage } from '@site/schema/lead';
import type { ReactNode } from 'react';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import { leaveDialogs } from '../../app/navigation/use-close-on-back.ts';
import { download } from '../download.ts';
import { flagFilter, type ListFilter } from '../list/ListFilters.tsx';
import { ListScreen, type ListScreenProps } from '../list/ListScreen.tsx';
import type { Row } from '../list/list-kind.ts';
import { useStableRows } from '../list/use-stable-rows.ts';
import type { LeadListKind } from '../records/record-procedures.ts';
import { useOpenRecord } from '../records/use-open-record.ts';
import { runWithToast } from '../run-with-toast.ts';
import { sectionPath } from '../screen/section-path.ts';
import { trpc, unbatched } from '../trpc-react.ts';
import { formatDuration } from './cells/reply-clock.ts';
import { LeadDrawer } from './drawer/LeadDrawer.tsx';
import { EnterLead } from './EnterLead.tsx';
import classes from './LeadScreen.module.css';
import { leadKindFacts, leadKindOf } from './lead-kinds.ts';
import { stageOptions } from './stages.ts';
import { useLeadActions } from './use-lead-actions.ts';
import { useLeadCounts } from './use-lead-counts.ts';

type Props<Kind extends LeadListKind> = Pick<
  ListScreenProps<Kind>,
  'kind' | 'title' | 'name' | 'failure' | 'columns' | 'groupOf' | 'aside' | 'empty'
> & {
  /** What the place of a row depends on. When it changes, the row moves. */
  placeOf?: (row: Row<Kind>) => number;
  /** Beside the title. */
  viewSwitch?: ReactNode;
};

type Lead = Row<'contact'> | Row<'callRequest'>;

const contactedFilter = flagFilter('contacted', 'Contacted', {
  unset: 'Contacted or not',
  yes: 'Contacted',
  no: 'Not contacted',
});
const stageFilter: ListFilter = {
  name: 'stage',
  label: 'Stage',
  unset: 'All stages',
  options: stageOptions,
  parse: (text) => text,
};

const filters = [stageFilter, contactedFilter];

/** Lists the leads of one kind, opens them, and changes their stage. */
export function LeadScreen<Kind extends LeadListKind>({ viewSwitch, placeOf, ...list }: Props<Kind>) {
  const { columns } = list;
  const kind = leadKindOf[list.kind];
  const records = useStableRows({ kind: list.kind, columns, filters, placeOf });
  const { setStage, remove, block } = useLeadActions(kind);
  const open = useOpenRecord('lead');
  const isQuarantine = records.list.filter('stage') === 'spam';

  function setContacted(leads: readonly Lead[], contacted: boolean) {
    const toChange = leads.filter((lead) => lead.contacted !== contacted);
    setStage(toChange, contacted ? 'contacted' : 'new');
  }

  return (
    <>
      <ListScreen
        {...list}
        records={records}
        columns={isQuarantine ? [...columns.filter(({ sort }) => sort !== 'replyDueAt'), whyColumn] : columns}
        filters={filters}
        addButton={<Button onClick={open.add}>{`Enter a ${leadKindFacts[kind].one}`}</Button>}
        listActions={(selection) => (
          <>
            {viewSwitch}
            <ListActions kind={kind} selection={selection} isQuarantine={isQuarantine} />
          </>
        )}
        onOpen={({ id }) => open.edit(id)}
        openId={open.id}
        rowName={({ name }) => name}
        rowActions={(lead) =>
          lead.stage === 'spam' ? (
            <Group gap={12} wrap="nowrap" display="inline-flex">
              <Button
                size="xs"
                variant="default"
                aria-label={`Release ${lead.name}`}
                onClick={() => setStage([lead], 'new')}
              >
                Release
              </Button>
              <Button size="xs" variant="subtle" aria-label={`Block ${lead.name}`} onClick={() => block(lead)}>
                Block
              </Button>
            </Group>
          ) : (
            <StatusButton
              name={lead.name}
              contacted={lead.contacted}
              onToggle={() => setContacted([lead], !lead.contacted)}
            />
          )
        }
        bulkActions={[
          ...(isQuarantine
            ? [{ label: 'Release', run: (_: unknown, leads: Lead[]) => setStage(leads, 'new') }]
            : [
                { label: 'Mark as Contacted', run: (_: unknown, leads: Lead[]) => setContacted(leads, true) },
                { label: 'Mark as not contacted', run: (_: unknown, leads: Lead[]) => setContacted(leads, false) },
                stageAction(setStage),
              ]),
          { label: 'Delete', run: (_, leads) => remove(leads), isDestructive: true },
        ]}
        {...(isQuarantine && { noMatch: emptyQuarantine })}
      />
      {open.isNew && (
        <EnterLead kind={kind} onClose={open.close} onEntered={(id) => leaveDialogs(() => open.goOn(id))} />
      )}
      {open.id !== undefined && <LeadDrawer key={open.id} kind={kind} id={open.id} onClose={open.close} />}
    </>
  );
}

const stageAction = (setStage: (leads: readonly Lead[], stage: Stage) => void) => ({
  label: 'Change the stage',
  choices: stageOptions,
  run: (_: unknown, leads: Lead[], stage: string) => setStage(leads, stage as Stage),
});

const emptyQuarantine = {
  title: 'Nothing in quarantine',
  text: 'What looks like spam waits here, with the reason, until you release or delete it. Nothing about it is mailed.',
};

const whyColumn = {
  title: 'Why it is here',
  width: 'narrow' as const,
  area: 'reason' as const,
  cell: ({ spamReason }: Lead) => spamReason,
};

type StatusButtonProps = { name: string; contacted: boolean; onToggle: () => void };

/** Shows whether the lead was contacted; a click changes it in both directions. */
function StatusButton({ name, contacted, onToggle }: StatusButtonProps) {
  const label = contacted ? 'Contacted' : 'Mark as Contacted';
  return (
    <Button
      size="xs"
      variant={contacted ? 'outline' : 'default'}
      aria-pressed={contacted}
      aria-label={`${label}: ${name}`}
      onClick={onToggle}
    >
      {label}
    </Button>
  );
}

type ListActionsProps = { kind: LeadKind; selection: object; isQuarantine: boolean };

/** The median reply time, the link to the quarantine, and the export of the filtered list. */
function ListActions({ kind, selection, isQuarantine }: ListActionsProps) {
  const { router, slug } = leadKindFacts[kind];
  const { client } = trpc.useUtils();
  const counts = useLeadCounts();
  const { data: replies } = trpc.lead.replyTime.useQuery(undefined, unbatched);
  const spam = counts?.spam[kind] ?? 0;
  const path = sectionPath({ slug });

  function exportCsv() {
    const save = async () => {
      const { csv } = await client[router].exportCsv.query(selection);
      download(`${slug}.csv`, 'text/csv;charset=utf-8', csv);
    };
    void runWithToast(save, { failure: 'Failed to export' });
  }

  return (
    <Group gap="8px 18px" className={classes.actions}>
      {replies && replies.medianMinutes !== null && (
        <p title={`The median time to the first reply over the last ${replies.days} days`}>
          {'First reply, median: '}
          <strong>{formatDuration(replies.medianMinutes)}</strong>
        </p>
      )}
      {isQuarantine ? (
        <RouterLink to={path}>Leave the quarantine</RouterLink>
      ) : (
        spam > 0 && <RouterLink to={{ pathname: path, search: '?stage=spam' }}>{`Quarantine (${spam})`}</RouterLink>
      )}
      <Button variant="default" onClick={exportCsv}>
        Export CSV
      </Button>
    </Group>
  );
}
