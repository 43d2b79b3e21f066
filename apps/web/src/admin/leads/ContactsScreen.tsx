import type { Zone } from '@site/schema/zone';
import { useSite } from '../../app/site-facts.ts';
import { DateTime } from '../list/table/DateTime.tsx';
import type { RecordColumn } from '../list/use-record-list.ts';
import { EmailLink } from './cells/EmailLink.tsx';
import { LeadMessage } from './cells/LeadMessage.tsx';
import { LeadName } from './cells/LeadName.tsx';
import { ReplyClock } from './cells/ReplyClock.tsx';
import { LeadScreen } from './LeadScreen.tsx';

const columnsIn = ({ name }: Zone): readonly RecordColumn<'contact'>[] => [
  {
    title: 'From',
    sort: 'name',
    width: 'narrow',
    area: 'name',
    cell: (lead) => (
      <>
        <LeadName lead={lead} />
        <p>
          <EmailLink email={lead.email} />
        </p>
      </>
    ),
  },
  {
    title: 'Message',
    width: 'wide',
    area: 'text',
    cell: ({ message, service }) => <LeadMessage text={message} {...(service && { about: service })} />,
  },
  { title: `Reply due (${name})`, sort: 'replyDueAt', area: 'clock', cell: (lead) => <ReplyClock lead={lead} /> },
  {
    title: 'Received',
    sort: 'createdAt',
    descends: true,
    opens: true,
    area: 'when',
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
];

export function ContactsScreen() {
  const { zone } = useSite();
  return (
    <LeadScreen
      kind="contact"
      title="Contacts"
      name={{ one: 'contact submission', many: 'contact submissions' }}
      columns={columnsIn(zone)}
      empty={{
        title: 'Nobody has written yet',
        text: 'Messages from the contact form and from the pages of services arrive here. See that the form is easy to find.',
      }}
    />
  );
}
