import type { Slot } from '@site/schema/booking';
import { type BookedCall, CALL_MESSAGE_MAX, shortenPhone } from '@site/schema/lead-form';
import { dayIn, earliestDay } from '@site/schema/schedule';
import { type ReactNode, type SyntheticEvent, startTransition, useEffect, useRef, useState } from 'react';
import { tabDrafts } from '../../app/draft-store.ts';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { useSite } from '../../app/site-facts.ts';
import type { SubmittedForm } from '../../app/submitted-form.ts';
import { TextAreaField, TextField } from '../../ui/field/TextField.tsx';
import { FieldGroup, FieldRow, LeadForm } from '../form/LeadForm.tsx';
import { useLeadForm } from '../form/use-lead-form.ts';
import { AppointmentFields } from './appointment/AppointmentFields.tsx';
import { firstFreeDay, hasFreeSlot, stateOf } from './appointment/free-days.ts';
import { type Availability, useAvailability } from './appointment/use-availability.ts';
import { useCurrentTime } from './appointment/use-current-time.ts';
import { rememberBooking } from './booked-in-tab.ts';
import { useCallTexts } from './call-texts.ts';

type Props = {
  /** The prefix of the ids of the fields: the dialog may open on the page with the same form. */
  id: string;
  /** The URL that the form is posted to without JavaScript. */
  action: string;
  submitted?: SubmittedForm | undefined;
  hasLine?: boolean;
  /** The Cancel button of the dialog, where the buttons stay in view. */
  cancel?: ReactNode;
  onSent: (call: BookedCall) => void;
};

export const CALL_DRAFT = 'call';

export function ScheduleForm({ id, action, submitted, hasLine = false, cancel, onSent }: Props) {
  const now = useCurrentTime();
  const { zone } = useSite();
  const { labels } = useNavigation();
  const texts = useCallTexts();
  const availability = useAvailability();
  const { field, values, formProps, summary, isSending, isQueued, failure, offers, pickDay, pickTime, pickOffer } =
    useCallForm({
      id,
      submitted,
      onSent,
      now,
      availability,
    });

  function loadOnFocus() {
    formProps.onFocus();
    availability.load(values.preferredDate || earliestDay(zone.id, new Date()));
  }

  return (
    <LeadForm
      {...formProps}
      onFocus={loadOnFocus}
      action={action}
      summary={summary}
      failure={failure}
      isSending={isSending}
      isQueued={isQueued}
      buttonLabels={[labels.call, 'Scheduling...']}
      before={cancel}
      hasFixedActions={cancel !== undefined}
      hasLine={hasLine}
    >
      <FieldGroup title={texts.details}>
        <FieldRow>
          <TextField
            label={texts.name}
            field={field('name')}
            required
            autoComplete="name"
            data-autofocus
            onFocus={keepInView}
          />
          <TextField label={texts.phone} field={field('phone')} required type="tel" autoComplete="tel" />
        </FieldRow>
        <FieldRow>
          <TextField label={texts.email} field={field('email')} required type="email" autoComplete="email" />
          {texts.company && <TextField label={texts.company} field={field('company')} autoComplete="organization" />}
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={texts.when}>
        <AppointmentFields
          day={field('preferredDate')}
          time={{ ...field('preferredTime'), onChange: ({ currentTarget }) => pickTime(currentTarget.value) }}
          now={now}
          availability={availability}
          onPickDay={pickDay}
          offers={offers}
          onAccept={pickOffer}
        />
      </FieldGroup>
      <FieldGroup title={texts.about}>
        <TextAreaField
          label={texts.message}
          field={field('message')}
          rows={3}
          placeholder={texts.placeholder}
          hint={roomFor(values.message)}
          onFocus={keepInView}
          onInput={keepInView}
        />
      </FieldGroup>
    </LeadForm>
  );
}

/** The number of remaining characters, shown near the limit. */
function roomFor(message: string): string | undefined {
  const left = CALL_MESSAGE_MAX - message.length;
  if (left > 100) return undefined;
  const count = Math.abs(left) === 1 ? '1 character' : `${Math.abs(left)} characters`;
  return left < 0 ? `${count} too long` : `${count} left`;
}

/** Neither the dialog nor the browser scrolls to a focused field that is partly visible, or that grows with its text. */
function keepInView({ currentTarget }: SyntheticEvent) {
  // With its label and hint, which is rendered after the event.
  requestAnimationFrame(() => currentTarget.parentElement?.scrollIntoView({ block: 'nearest' }));
}

type FormOptions = Pick<Props, 'id' | 'submitted' | 'onSent'> & { now: Date | undefined; availability: Availability };

/** The state of the form. The day is the first one with a free slot unless the visitor has picked or cleared one. */
function useCallForm({ id, submitted, onSent, now, availability: { known, load } }: FormOptions) {
  const site = useSite();
  const { zone } = site;
  // Read before useLeadForm writes the first draft.
  const [wasCleared] = useState(() => tabDrafts.read(CALL_DRAFT, { preferredDate: '' })?.values.preferredDate === '');
  const hasPicked = useRef(wasCleared || submitted !== undefined);
  const [offers, setOffers] = useState<readonly Slot[]>(submitted?.slots ?? []);
  const latestKnown = useRef(known);

  const form = useLeadForm({
    id,
    draft: CALL_DRAFT,
    initial: {
      name: '',
      phone: '',
      email: '',
      company: '',
      // Rendered pages are cached, so the server does not know the visitor's day.
      preferredDate: now ? firstFreeDay(site, dayIn(zone.id, now), now, known) : '',
      preferredTime: '',
      message: '',
    },
    submitted,
    async loadValidation() {
      const { validateCall } = await import('./validate-call.ts');
      return (values) => validateCall(values, site, latestKnown.current.get(values.preferredDate));
    },
    name: 'call',
    toInput: (call) => ({
      ...call,
      phone: shortenPhone(call.phone),
      company: call.company || null,
      message: call.message || null,
    }),
    onSent({ token = '' }, { preferredDate: day, preferredTime: time }) {
      hasPicked.current = false;
      setOffers([]);
      rememberBooking(token);
      onSent({ day, time, token });
    },
    onRefused({ slots }) {
      setOffers(slots);
      load(form.getValues().preferredDate, true);
    },
  });

  useEffect(() => {
    latestKnown.current = known;
    const { preferredDate: before, preferredTime } = form.getValues();
    const time = new Date();
    const today = earliestDay(zone.id, time);
    if (hasPicked.current || form.isQueued) return;
    const isOver = before < today;
    // A time that was picked before the answer of the server may be too soon.
    const isPicked = preferredTime && stateOf(zone, before, preferredTime, time, known) !== 'closed';
    if (!isOver && (isPicked || hasFreeSlot(site, before, time, known))) return;
    startTransition(() => form.set('preferredDate', firstFreeDay(site, isOver ? today : before, time, known)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- after a draft was read, and when more is known
  }, [known]);

  function pickDay(day: string) {
    hasPicked.current = true;
    setOffers([]);
    load(day);
    form.set('preferredDate', day);
  }

  function pickTime(time: string) {
    setOffers([]);
    form.set('preferredTime', time);
  }

  function pickOffer({ day, time }: Slot) {
    pickDay(day);
    pickTime(time);
    form.focus('preferredTime');
  }

  return { ...form, offers, pickDay, pickTime, pickOffer };
}
