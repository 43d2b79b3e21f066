import { dayInIndia, earliestDay, isPast } from '@site/schema/schedule';
import { timeSlots } from '@site/schema/site';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { tabDrafts } from '../../app/draft-store.ts';
import type { SubmittedForm } from '../../app/submitted-form.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/field/TextField.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { FieldGroup, FieldRow, LeadForm } from '../form/LeadForm.tsx';
import { toastTexts } from '../form/toast-texts.ts';
import { useLeadForm } from '../form/use-lead-form.ts';
import { DateField } from './DateField.tsx';
import { useCurrentTime } from './use-current-time.ts';
import { toVisitorTime } from './visitor-time.ts';

type Props = {
  /** The prefix of the ids of the fields: the dialog may open on the page with the same form. */
  id: string;
  /** The URL that the form is posted to without JavaScript. */
  action: string;
  submitted?: SubmittedForm | undefined;
  hasLine?: boolean;
  aside?: ReactNode;
  onSent: () => void;
};

export const CALL_DRAFT = 'call';

const loadValidation = async () => (await import('./validate-call.ts')).validateCall;

export function ScheduleForm({ id, action, submitted, hasLine = false, aside, onSent }: Props) {
  const now = useCurrentTime();
  const { field, set, values, isSending, isWaiting, failureText, summary, formProps } = useCallForm({
    id,
    submitted,
    onSent,
    now,
  });
  const { preferredDate: day, preferredTime: slot } = values;
  const isOver = (choice: string) => now !== undefined && isPast(day, choice, now);

  return (
    <LeadForm
      {...formProps}
      action={action}
      summary={summary}
      failureText={failureText}
      isSending={isSending}
      isWaiting={isWaiting}
      buttonLabels={['Schedule Call', 'Scheduling...']}
      aside={aside}
      hasLine={hasLine}
    >
      <FieldGroup title="Who calls">
        <FieldRow>
          <TextField label="Full Name *" field={field('name')} required autoComplete="name" data-autofocus />
          <TextField label="Phone Number *" field={field('phone')} required type="tel" autoComplete="tel" />
        </FieldRow>
        <FieldRow>
          <TextField label="Email Address *" field={field('email')} required type="email" autoComplete="email" />
          <TextField label="Company (Optional)" field={field('company')} autoComplete="organization" />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title="When">
        <FieldRow>
          <DateField
            label="Preferred Date *"
            field={field('preferredDate')}
            now={now}
            onPick={(chosen) => set('preferredDate', chosen)}
          />
          <SelectField
            label="Preferred Time *"
            field={field('preferredTime')}
            required
            hint={hintOf(slot, isOver, now && toVisitorTime(day, slot))}
          >
            <option value="">Select a time slot</option>
            {timeSlots.map((choice) => (
              <option key={choice} value={choice} disabled={isOver(choice)}>
                {choice}
              </option>
            ))}
          </SelectField>
        </FieldRow>
      </FieldGroup>
      <FieldGroup title="About what">
        <TextAreaField
          label="Message (Optional)"
          field={field('message')}
          rows={3}
          placeholder="Tell us about your project..."
        />
      </FieldGroup>
    </LeadForm>
  );
}

type FormOptions = Pick<Props, 'id' | 'submitted' | 'onSent'> & { now: Date | undefined };

/** The state of the form. The day is today unless the visitor has picked or cleared one. */
function useCallForm({ id, submitted, onSent, now }: FormOptions) {
  // Read before useLeadForm writes the first draft.
  const [wasCleared] = useState(() => tabDrafts.read(CALL_DRAFT, { preferredDate: '' })?.values.preferredDate === '');

  const form = useLeadForm({
    id,
    draft: CALL_DRAFT,
    initial: {
      name: '',
      phone: '',
      email: '',
      company: '',
      // Rendered pages are cached, so the server does not know the visitor's day.
      preferredDate: now ? dayInIndia(now) : '',
      preferredTime: '',
      message: '',
    },
    submitted,
    loadValidation,
    name: 'call',
    toInput: (call) => ({ ...call, company: call.company || null, message: call.message || null }),
    onSent({ message }) {
      showToast({ title: toastTexts.call.sent, message });
      onSent();
    },
  });

  useEffect(() => {
    const { preferredDate: before } = form.getValues();
    if (submitted || wasCleared || form.isWaiting || before >= earliestDay(new Date())) return;
    startTransition(() => form.set('preferredDate', dayInIndia(new Date())));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after a draft was read; a cleared day stays cleared
  }, []);

  return form;
}

function hintOf(slot: string, isOver: (choice: string) => boolean, yours: string | undefined): string {
  if (timeSlots.every(isOver)) return 'All slots of this day have passed. Pick a later day.';
  if (isOver(slot)) return 'This time has passed. Pick a later one.';
  return `Times are in India (IST).${yours ? ` That is ${yours} your time.` : ''}`;
}
