import { Group, SegmentedControl, Select, Stack } from '@mantine/core';
import { type MailTemplate, mailTemplates } from '@site/schema/lead';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../form/dialogs/Dialog.tsx';
import { Fact, Facts } from '../../screen/Facts.tsx';
import { QueryStatus } from '../../screen/QueryStatus.tsx';
import { trpc, unbatched } from '../../trpc-react.ts';
import classes from './MailPreview.module.css';

const labels: Record<MailTemplate, string> = {
  notice: 'A new lead, to you',
  confirmation: 'Confirmation of a message',
  invitation: 'Invitation to a call',
  confirmed: 'The call is confirmed',
  rescheduled: 'The call is moved',
  cancelled: 'The call is cancelled',
  reminder: 'Reminder of a call',
  agencyReminder: 'Reminder of a call, to you',
  reply: 'Your reply',
  answer: 'An answer to a preview, to you',
  security: 'A new login or a change to the account',
  test: 'Test mail',
};

const options = mailTemplates.map((value) => ({ value, label: labels[value] }));

/** Shows a preview of the chosen mail template, filled with sample data. */
export function MailPreview({ onClose }: { onClose: () => void }) {
  const [template, setTemplate] = useState<MailTemplate>('confirmation');
  const [format, setFormat] = useState('html');
  const query = trpc.mail.preview.useQuery(
    { template },
    { staleTime: 0, placeholderData: keepPreviousData, ...unbatched },
  );
  return (
    // The mail of 600 px has the same space on all sides.
    <Dialog title="Preview of the mails" onClose={onClose} size={701} isForm>
      <Stack gap={16} className={classes.body}>
        <Group gap={12}>
          <Select
            aria-label="Mail"
            data={options}
            value={template}
            allowDeselect={false}
            onChange={(value) => setTemplate(value as MailTemplate)}
            flex="1 1 240px"
            data-autofocus
          />
          <SegmentedControl
            aria-label="Format"
            value={format}
            onChange={setFormat}
            data={[
              { value: 'html', label: 'HTML' },
              { value: 'text', label: 'Text' },
            ]}
          />
        </Group>
        <QueryStatus query={query} loading="Loading the mail..." failure="Failed to fetch the mail" />
        {query.data && (
          <>
            <Facts>
              <Fact name="Subject">{query.data.subject}</Fact>
            </Facts>
            {format === 'html' ? (
              // Without permissions: the mail can neither run scripts nor open pages.
              <iframe title="The mail" sandbox="" srcDoc={query.data.html} className={classes.mail} />
            ) : (
              <pre className={classes.text}>{query.data.text}</pre>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
