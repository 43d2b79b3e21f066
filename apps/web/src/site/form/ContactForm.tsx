import type { Copy } from '@site/schema/copy-pages';
import type { LeadFormName } from '@site/schema/lead-form';
import { replyWithinHours } from '@site/schema/site';
import { useSubmittedForm } from '../../app/submitted-form.ts';
import { TextAreaField, TextField } from '../../ui/field/TextField.tsx';
import { focusAfterRender } from '../../ui/focus-after-render.ts';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { FieldGroup, LeadForm } from './LeadForm.tsx';
import { type Example, ThankYou } from './ThankYou.tsx';
import { useLeadForm } from './use-lead-form.ts';
import type { Sent } from './use-sent.ts';

type ContactValues = { name: string; email: string; message: string };

type Props = {
  name: LeadFormName;
  /** The prefix of the ids of the fields and the key of the draft. */
  id: string;
  /** The path of the page that the form is posted to without JavaScript, and the form's anchor there. */
  page: string;
  anchor: string;
  texts: Omit<Copy<'contact'>['form'], 'details'>;
  sent: Sent<true>;
  heading: 'h1' | 'h2';
  example: Example | null | undefined;
  /** The service that an enquiry is about. */
  serviceId?: number;
};

const empty: ContactValues = { name: '', email: '', message: '' };
const loadValidation = async () => (await import('./validate-contact.ts')).validateContact;

/** The form for a contact: on the contact page, and for an enquiry on service pages. */
export function ContactForm({ name, id, page, anchor, texts, sent, heading, example, serviceId }: Props) {
  const submitted = useSubmittedForm();

  const { field, isSending, isQueued, failure, summary, formProps } = useLeadForm({
    id,
    name,
    draft: id,
    initial: empty,
    submitted,
    loadValidation,
    toInput: (values) => ({ ...values, ...(serviceId !== undefined && { id: serviceId }) }),
    onSent: () => sent.setAnswer(true),
  });

  function writeAnother() {
    sent.showForm();
    focusAfterRender(`${id}-name`);
  }

  if (sent.isSent) {
    return (
      <ThankYou
        texts={texts}
        text={texts.thanks}
        heading={heading}
        example={example}
        draft={id}
        page={page}
        onAgain={writeAnother}
        takesFocus={sent.answer !== undefined}
      >
        <ScheduleTrigger look="main" arrow />
      </ThankYou>
    );
  }
  return (
    <LeadForm
      {...formProps}
      action={`${page}#${anchor}`}
      summary={summary}
      failure={failure}
      isSending={isSending}
      isQueued={isQueued}
      buttonLabels={[texts.send, 'Sending...']}
      after={`We reply within ${replyWithinHours}\u00a0hours.`}
      hasLine
    >
      <FieldGroup>
        <TextField label={texts.name} field={field('name')} required autoComplete="name" />
      </FieldGroup>
      <FieldGroup>
        <TextField label={texts.email} field={field('email')} required type="email" autoComplete="email" />
      </FieldGroup>
      <FieldGroup>
        <TextAreaField
          label={texts.message}
          field={field('message')}
          required
          rows={5}
          placeholder={texts.placeholder}
        />
      </FieldGroup>
    </LeadForm>
  );
}
