import { Checkbox, Group, Select, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { enteredCall } from '@site/schema/call';
import { enteredContact } from '@site/schema/contact';
import type { LeadKind } from '@site/schema/lead';
import { isDay } from '@site/schema/schedule';
import { timeSlots } from '@site/schema/site';
import { useSite } from '../../app/site-facts.ts';
import { useDates } from '../../app/use-dates.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { DialogForm } from '../form/dialogs/DialogForm.tsx';
import { validateWith } from '../form/validate.ts';
import { trpc, unbatched } from '../trpc-react.ts';
import { leadKindFacts } from './lead-kinds.ts';
import { useNow } from './use-now.ts';
import { useRefreshLeads } from './use-refresh-leads.ts';

const empty = { name: '', email: '', phone: '', company: '', message: '', preferredTime: '', isMailed: false };

type Props = { kind: LeadKind; onClose: () => void; onEntered: (id: number) => void };

/** Enters a contact or a call by hand, with the rules of the forms of the site. */
export function EnterLead({ kind, onClose, onEntered }: Props) {
  const { one } = leadKindFacts[kind];
  const isCall = kind === 'call';
  const contact = trpc.contact.enter.useMutation();
  const call = trpc.callRequest.enter.useMutation();
  const refresh = useRefreshLeads();
  const today = useDates().dayOf(useNow());
  const form = useForm({
    initialValues: { ...empty, preferredDate: today },
    validate: validateWith(isCall ? enteredCall : enteredContact) as never,
    clearInputErrorOnChange: true,
  });
  const { values } = form;
  const field = (name: keyof typeof values) => ({ ...form.getInputProps(name), 'data-field': name });
  const isBusy = contact.isPending || call.isPending;

  async function save() {
    try {
      const { id } = await (isCall ? call.mutateAsync(values) : contact.mutateAsync(values));
      showToast({ title: `${values.name.trim()}: entered` });
      onEntered(id);
    } finally {
      void refresh();
    }
  }

  return (
    <DialogForm
      title={`Enter a ${one}`}
      form={form}
      save={save}
      isBusy={isBusy}
      showsProgress
      action={`Enter the ${one}`}
      onClose={onClose}
    >
      <TextInput label="Name" required data-autofocus {...field('name')} />
      {isCall && <TextInput label="Phone" type="tel" required {...field('phone')} />}
      <TextInput label="Email" type="email" required {...field('email')} />
      {isCall && (
        <>
          <TextInput label="Company" {...field('company')} />
          <Appointment
            day={values.preferredDate}
            dayField={field('preferredDate')}
            timeField={field('preferredTime')}
          />
        </>
      )}
      <Textarea
        label="Message"
        description={!isCall && 'You can write a phone number here.'}
        required={!isCall}
        autosize
        minRows={3}
        maxRows={10}
        {...field('message')}
      />
      <Checkbox
        label={isCall ? 'Mail an invitation to the call' : 'Mail a confirmation'}
        {...form.getInputProps('isMailed', { type: 'checkbox' })}
      />
    </DialogForm>
  );
}

type AppointmentProps = { day: string; dayField: object; timeField: object };

function Appointment({ day, dayField, timeField }: AppointmentProps) {
  const { zone, dayOf } = useDates();
  const { slots = timeSlots } = useSite();
  const availability = trpc.booking.availability.useQuery(
    { from: day, days: 1 },
    { enabled: isDay(day), staleTime: 0, ...unbatched },
  );
  const full = availability.data?.[0]?.full ?? [];
  return (
    <Group gap={12} grow align="start">
      <TextInput label="Day" type="date" required min={dayOf(useNow())} {...dayField} />
      <Select
        label={`Time (${zone.name})`}
        required
        placeholder="Choose"
        data={slots.map((slot) =>
          full.includes(slot) ? { value: slot, label: `${slot}, full`, disabled: true } : slot,
        )}
        {...timeField}
      />
    </Group>
  );
}
