import type { Call } from '@site/schema/call';
import { mailLink, phoneLink } from '@site/schema/contact-link';
import { keepPreviousData } from '@tanstack/react-query';
import { formatDay } from '../../ui/format/day.ts';
import { LeadFilter, LeadStatus, leadBulk } from '../list/LeadStatus.tsx';
import { LeadText } from '../list/LeadText.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { Moment } from '../list/Moment.tsx';
import { Panel } from '../list/Panel.tsx';
import { useAction } from '../list/use-action.ts';
import { flagFilter, listInput, useListState } from '../list/use-list-state.ts';
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
  const mark = useAction(trpc.callRequest.setManyContacted.useMutation(), 'Failed to update status', () =>
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
        { title: 'Message', width: 'wide', cell: ({ message }) => message && <LeadText text={message} /> },
        { title: 'Asked on', sort: 'createdAt', cell: ({ createdAt }) => <Moment at={createdAt} /> },
      ]}
      actions={({ id, name, contacted }) => (
        <LeadStatus name={name} contacted={contacted} onToggle={() => mark({ ids: [id], contacted: !contacted })} />
      )}
      bulk={leadBulk(mark)}
      empty={
        <Panel
          title="Nobody has asked for a call yet"
          text="Requests from the Schedule a Call dialog arrive here, with the day and time that suit them."
        />
      }
    />
  );
}
