import { mailLink } from '@site/schema/contact-link';
import { DateTime } from '../list/DateTime.tsx';
import { LeadMessage } from '../list/LeadMessage.tsx';
import { contactedInput, LeadScreen } from '../list/LeadScreen.tsx';
import { type RecordColumn, useRecordList } from '../list/use-record-list.ts';
import { trpc } from '../trpc.ts';
import { useMutationWithToast } from '../use-mutation-with-toast.ts';

const columns: readonly RecordColumn<'contact'>[] = [
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
];

export function ContactsScreen() {
  const { contact } = trpc.useUtils();
  const { list, query } = useRecordList({ kind: 'contact', columns, filters: contactedInput });
  const setContacted = useMutationWithToast(
    trpc.contact.setManyContacted.useMutation(),
    'Failed to update status',
    () => contact.invalidate(),
  );
  return (
    <LeadScreen
      title="Contacts"
      name={{ one: 'contact submission', many: 'contact submissions' }}
      failure="Failed to fetch contact submissions"
      list={list}
      query={query}
      columns={columns}
      setContacted={setContacted}
      empty={{
        title: 'Nobody has written yet',
        text: 'Messages from the contact form and from the pages of services arrive here. See that the form is easy to find.',
      }}
    />
  );
}
