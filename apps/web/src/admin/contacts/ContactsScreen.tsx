import type { Contact } from '@site/schema/contact';
import { mailLink } from '@site/schema/contact-link';
import { keepPreviousData } from '@tanstack/react-query';
import { DateTime } from '../list/DateTime.tsx';
import { LeadMessage } from '../list/LeadMessage.tsx';
import { LeadFilter, LeadStatus, leadBulk } from '../list/LeadStatus.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { StatusPanel } from '../list/StatusPanel.tsx';
import { flagFilter, listInput, useListState } from '../list/use-list-state.ts';
import { useMutationWithToast } from '../list/use-mutation-with-toast.ts';
import { trpc } from '../trpc.ts';

const sorts = ['name', 'createdAt'] as const;

/** What was written through the contact form and from the pages of services. */
export function ContactsScreen() {
  const [state, change] = useListState();
  const utils = trpc.useUtils();
  const answer = trpc.contact.manage.useQuery(
    { ...listInput(state, sorts), contacted: flagFilter(state, 'contacted') },
    { placeholderData: keepPreviousData },
  );
  const mark = useMutationWithToast(trpc.contact.setManyContacted.useMutation(), 'Failed to update status', () =>
    utils.contact.invalidate(),
  );

  return (
    <ListScreen<Contact>
      title="Contacts"
      words={['contact submission', 'contact submissions']}
      failure="Failed to fetch contact submissions"
      answer={answer}
      state={state}
      onChange={change}
      isFiltered={state.filter('contacted') !== undefined}
      nameOf={({ name }) => name}
      filters={<LeadFilter state={state} onChange={change} />}
      columns={[
        {
          title: 'From',
          sort: 'name',
          width: 'narrow',
          cell: ({ name, email }) => (
            <>
              <strong>{name}</strong>
              <br />
              <a href={mailLink(email)}>{email}</a>
            </>
          ),
        },
        {
          title: 'Message',
          width: 'wide',
          cell: ({ message, service }) => <LeadMessage text={message} {...(service && { about: service })} />,
        },
        { title: 'Received', sort: 'createdAt', cell: ({ createdAt }) => <DateTime at={createdAt} /> },
      ]}
      actions={({ id, name, contacted }) => (
        <LeadStatus name={name} contacted={contacted} onToggle={() => mark({ ids: [id], contacted: !contacted })} />
      )}
      bulk={leadBulk(mark)}
      empty={
        <StatusPanel
          title="Nobody has written yet"
          text="Messages from the contact form and from the pages of services arrive here. See that the form is easy to find."
        />
      }
    />
  );
}
