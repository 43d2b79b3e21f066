import type { Call } from '@site/schema/call';
import { mailLink, phoneLink } from '@site/schema/contact-link';
import { keepPreviousData } from '@tanstack/react-query';
import { formatDay } from '../../ui/format/day.ts';
import { DateTime } from '../list/DateTime.tsx';
import { LeadMessage } from '../list/LeadMessage.tsx';
import { LeadFilter, LeadStatus, leadBulk } from '../list/LeadStatus.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { StatusPanel } from '../list/StatusPanel.tsx';
import { flagFilter, listInput, useListState } from '../list/use-list-state.ts';
import { useMutationWithToast } from '../list/use-mutation-with-toast.ts';
import { trpc } from '../trpc.ts';

const sorts = ['name', 'preferredDate', 'createdAt'] as const;

/** Who wants to be called, and when: the day is the one in India, wherever this is read. */
export function CallsScreen() {
  const [state, change] = useListState();
  const utils = trpc.useUtils();
  const answer = trpc.callRequest.manage.useQuery(
    { ...listInput(state, sorts), contacted: flagFilter(state, 'contacted') },
    { placeholderData: keepPreviousData },
  );
  const mark = useMutationWithToast(trpc.callRequest.setManyContacted.useMutation(), 'Failed to update status', () =>
    utils.callRequest.invalidate(),
  );

  return (
    <ListScreen<Call>
      title="Calls"
      words={['call request', 'call requests']}
      failure="Failed to fetch call schedules"
      answer={answer}
      state={state}
      onChange={change}
      isFiltered={state.filter('contacted') !== undefined}
      nameOf={({ name }) => name}
      filters={<LeadFilter state={state} onChange={change} />}
      columns={[
        {
          title: 'Who',
          sort: 'name',
          width: 'narrow',
          cell: ({ name, phone, email, company }) => (
            <>
              <strong>{name}</strong>
              {company && `, ${company}`}
              <br />
              <a href={phoneLink(phone)}>{phone}</a>
              <br />
              <a href={mailLink(email)}>{email}</a>
            </>
          ),
        },
        {
          title: 'When (IST)',
          sort: 'preferredDate',
          cell: ({ preferredDate, preferredTime }) => (
            <>
              <strong>{formatDay(preferredDate)}</strong>
              <br />
              {preferredTime}
            </>
          ),
        },
        { title: 'Message', width: 'wide', cell: ({ message }) => message && <LeadMessage text={message} /> },
        { title: 'Asked on', sort: 'createdAt', cell: ({ createdAt }) => <DateTime at={createdAt} /> },
      ]}
      actions={({ id, name, contacted }) => (
        <LeadStatus name={name} contacted={contacted} onToggle={() => mark({ ids: [id], contacted: !contacted })} />
      )}
      bulk={leadBulk(mark)}
      empty={
        <StatusPanel
          title="Nobody has asked for a call yet"
          text="Requests from the Schedule a Call dialog arrive here, with the day and time that suit them."
        />
      }
    />
  );
}
