import { isSent, type SentForm } from '@site/schema/form-post';
import { replyWithinHours } from '@site/schema/site';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSubmittedForm } from '../../app/submitted-form.ts';
import { TextAreaField, TextField } from '../../ui/field/TextField.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { LeadForm, Stop } from '../form/LeadForm.tsx';
import { ThankYou } from '../form/ThankYou.tsx';
import { useLeadForm } from '../form/use-lead-form.ts';

type MessageValues = { name: string; email: string; message: string };

type Props = {
  name: SentForm;
  /** Begins the ids of the fields, and names the draft. */
  id: string;
  /** Where the form is posted without JavaScript: the page it is on, and its anchor there. */
  page: string;
  anchor: string;
  placeholder: string;
  send: (values: MessageValues) => Promise<{ message: string }>;
  /** What is said to a visitor whose message was taken. */
  thanks: ReactNode;
};

const empty: MessageValues = { name: '', email: '', message: '' };
const loadRules = async () => (await import('./validate-contact.ts')).validateContact;

/** Name, email and message: on the contact page, and about a service. */
export function MessageForm({ name, id, page, anchor, placeholder, send, thanks }: Props) {
  const submitted = useSubmittedForm();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [wasSent, setSent] = useState(false);
  const cameSent = !submitted && isSent(new URLSearchParams(search), name);

  const { field, isSending, problem, summary, formProps } = useLeadForm({
    id,
    draft: id,
    initial: empty,
    submitted,
    loadRules,
    send,
    onSent(message) {
      setSent(true);
      showToast({ title: 'Message sent successfully!', message });
    },
    failure: { title: 'Error sending message', fallback: 'Something went wrong. Please try again.' },
  });

  function writeAnother() {
    setSent(false);
    if (cameSent) void navigate(page, { replace: true });
    // The form is back after this render.
    setTimeout(() => document.getElementById(`${id}-name`)?.focus());
  }

  if (wasSent || cameSent) {
    return (
      <ThankYou draft={id} again="Send Another Message" page={page} onAgain={writeAnother} takesFocus={wasSent}>
        {thanks}
      </ThankYou>
    );
  }
  return (
    <LeadForm
      {...formProps}
      action={`${page}#${anchor}`}
      summary={summary}
      problem={problem}
      isSending={isSending}
      words={['Send Message', 'Sending...']}
      aside={`We reply within ${replyWithinHours} hours.`}
      isLine
    >
      <Stop>
        <TextField label="Name" field={field('name')} required autoComplete="name" />
      </Stop>
      <Stop>
        <TextField label="Email" field={field('email')} required type="email" autoComplete="email" />
      </Stop>
      <Stop>
        <TextAreaField label="Message" field={field('message')} required rows={5} placeholder={placeholder} />
      </Stop>
    </LeadForm>
  );
}
