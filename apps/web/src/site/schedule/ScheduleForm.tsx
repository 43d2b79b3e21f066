import { earliestDay, isPast, today } from '@site/schema/schedule';
import { timeSlots } from '@site/schema/site';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { tabDrafts } from '../../app/draft-store.ts';
import { loadApi } from '../../app/load-api.ts';
import type { SubmittedForm } from '../../app/submitted-form.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/field/TextField.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { LeadForm, Pair, Stop } from '../form/LeadForm.tsx';
import { useLeadForm } from '../form/use-lead-form.ts';
import { DateField } from './DateField.tsx';
import { useCurrentTime } from './use-current-time.ts';
import { toVisitorTime } from './visitor-time.ts';

type Props = {
  /** Begins the ids of the fields: the dialog may open over the page with the same form. */
  id: string;
  /** Where the form is posted without JavaScript. */
  action: string;
  submitted?: SubmittedForm | undefined;
  isLine?: boolean;
  aside?: ReactNode;
  onSent: () => void;
};

export const CALL_DRAFT = 'call';

const loadRules = async () => (await import('./validate-call.ts')).validateCall;

export function ScheduleForm({ id, action, submitted, isLine = false, aside, onSent }: Props) {
  const now = useCurrentTime();
  // Before anything is restored: what is, is a draft from then on.
  const [wasCleared] = useState(() => tabDrafts.read(CALL_DRAFT, { preferredDate: '' })?.values.preferredDate === '');

  const { field, set, current, values, isSending, problem, summary, formProps } = useLeadForm({
    id,
    draft: CALL_DRAFT,
    initial: {
      name: '',
      phone: '',
      email: '',
      company: '',
      // A kept page does not know which day it is.
      preferredDate: now ? today(now) : '',
      preferredTime: '',
      message: '',
    },
    submitted,
    loadRules,
    async send(call) {
      const api = await loadApi();
      return api.callRequest.schedule.mutate({ ...call, company: call.company || null, message: call.message || null });
    },
    onSent(message) {
      showToast({ title: 'Success!', message });
      onSent();
    },
    failure: { title: 'Error', fallback: 'Failed to schedule call. Please try again.' },
  });

  useEffect(() => {
    const { preferredDate: before } = current();
    if (submitted || wasCleared || before >= earliestDay(new Date())) return;
    startTransition(() => set('preferredDate', today(new Date())));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after a draft was read; a cleared day stays cleared
  }, []);

  const { preferredDate: day, preferredTime: slot } = values;
  const isOver = (choice: string) => now !== undefined && isPast(day, choice, now);

  return (
    <LeadForm
      {...formProps}
      action={action}
      summary={summary}
      problem={problem}
      isSending={isSending}
      words={['Schedule Call', 'Scheduling...']}
      aside={aside}
      isLine={isLine}
    >
      <Stop title="Who calls">
        <Pair>
          <TextField label="Full Name *" field={field('name')} required autoComplete="name" data-autofocus />
          <TextField label="Phone Number *" field={field('phone')} required type="tel" autoComplete="tel" />
        </Pair>
        <Pair>
          <TextField label="Email Address *" field={field('email')} required type="email" autoComplete="email" />
          <TextField label="Company (Optional)" field={field('company')} autoComplete="organization" />
        </Pair>
      </Stop>
      <Stop title="When">
        <Pair>
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
        </Pair>
      </Stop>
      <Stop title="About what">
        <TextAreaField
          label="Message (Optional)"
          field={field('message')}
          rows={3}
          placeholder="Tell us about your project..."
        />
      </Stop>
    </LeadForm>
  );
}

function hintOf(slot: string, isOver: (choice: string) => boolean, yours: string | undefined): string {
  if (timeSlots.every(isOver)) return 'All slots of this day have passed. Pick a later day.';
  if (isOver(slot)) return 'This time has passed. Pick a later one.';
  return `Times are in India (IST).${yours ? ` That is ${yours} your time.` : ''}`;
}
