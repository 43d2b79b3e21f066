import { mailLink } from '@site/schema/contact-link';
import { DateTime } from '../list/table/DateTime.tsx';
import type { RecordColumn } from '../list/use-record-list.ts';
import { LeadMessage } from './LeadMessage.tsx';
import { LeadScreen } from './LeadScreen.tsx';

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
  return (
    <LeadScreen
      kind="contact"
      title="Contacts"
      name={{ one: 'contact submission', many: 'contact submissions' }}
      columns={columns}
      empty={{
        title: 'Nobody has written yet',
        text: 'Messages from the contact form and from the pages of services arrive here. See that the form is easy to find.',
      }}
    />
  );
}
