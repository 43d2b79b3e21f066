import { Checkbox, Select, SimpleGrid, TextInput } from '@mantine/core';
import { type Booking, bookingInput, type ClosedCalls, type Reminder, reminderNames } from '@site/schema/booking';
import { weekdays } from '@site/schema/office-hours';
import { daySlots } from '@site/schema/site';
import { titleZone } from '@site/schema/zone';
import { useState } from 'react';
import { RouterLink } from '../../../app/navigation/RouterLink.tsx';
import { useSite } from '../../../app/site-facts.ts';
import { formatIsoDay } from '../../../ui/format/day.ts';
import { type EditForm, useEditForm } from '../../form/use-edit-form.ts';
import { QueryStatus } from '../../screen/QueryStatus.tsx';
import { sectionPath } from '../../screen/section-path.ts';
import { trpc, unbatched } from '../../trpc-react.ts';
import { useFetchTag } from '../../versions/use-fetch-tag.ts';
import { SettingsBlock } from '../SettingsBlock.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import classes from './BookingSettings.module.css';
import { type BookingValues, toBooking, toValues } from './booking-values.ts';
import { HolidaysField } from './HolidaysField.tsx';

/** When visitors can book calls. */
export function BookingSettings() {
  const query = trpc.booking.settings.useQuery(undefined, unbatched);
  return (
    <SettingsBlock
      id="booking"
      text={
        <>
          When calls can be booked. The 24 hours within which a reply is promised count on office days only, without
          holidays. Office days and hours that the contact page shows:{' '}
          <RouterLink to={{ hash: 'agency' }}>The agency</RouterLink>
        </>
      }
    >
      <QueryStatus query={query} loading="Loading the booking settings..." failure="Failed to fetch the settings" />
      {query.data && <BookingForm booking={query.data} />}
    </SettingsBlock>
  );
}

function BookingForm({ booking }: { booking: Booking }) {
  const save = trpc.booking.saveSettings.useMutation();
  const utils = trpc.useUtils();
  const fetchTag = useFetchTag();
  const [closed, setClosed] = useState<ClosedCalls>();
  const edit = useEditForm({
    draftKey: 'booking',
    initial: toValues(booking),
    fetchStored: async () => {
      const tag = await fetchTag('setting', 'booking');
      return { tag, values: toValues(await utils.client.booking.settings.query()) };
    },
    schema: bookingInput,
    toInput: toBooking,
    save: async (settings, change) =>
      setClosed(
        (await save.mutateAsync({ ...bookingInput.parse(settings), ...change, workingCopy: 'booking' })).closed,
      ),
    messages: { saved: 'Booking settings saved', failed: 'Failed to save the booking settings' },
    onSaved: () => void utils.booking.invalidate(),
    savesFromAnywhere: false,
  });

  return (
    <SettingsForm
      edit={edit}
      save="Save the booking settings"
      versions={{
        kind: 'setting',
        id: 'booking',
        valuesOf: (content) => toValues({ ...booking, ...content }),
        wordsOf,
      }}
    >
      <BookingFields field={edit.field} />
      <ClosedCallsNotice closed={closed} />
    </SettingsForm>
  );
}

/** The names of days, which are stored as numbers. */
const wordsOf = (path: string, value: unknown) =>
  path.endsWith('Days') && Array.isArray(value) ? value.map((day) => weekdays[day]) : value;

/** From Monday to Sunday. */
const weekdayOptions = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ label: weekdays[day] ?? '', value: String(day) }));

const PER_SLOT = 'How many visitors can book the same time';

const HOUR = 60;
const notices = [
  { label: 'None', value: '0' },
  ...[1, 2, 4, 12].map((hours) => ({ label: hours === 1 ? '1 hour' : `${hours} hours`, value: String(hours * HOUR) })),
  ...[1, 2, 3, 7].map((days) => ({ label: days === 1 ? '1 day' : `${days} days`, value: String(days * 24 * HOUR) })),
];

const reminderLabels: Record<Reminder, string> = {
  visitor24: 'To the visitor, 24 hours before',
  visitor1: 'To the visitor, 1 hour before',
  agency24: 'To you, 24 hours before',
  agency1: 'To you, 1 hour before',
};

function BookingFields({ field }: Pick<EditForm<BookingValues>, 'field'>) {
  const { zone } = useSite();
  const notice = field('noticeMinutes');
  const isKnown = notices.some(({ value }) => value === notice.value);
  return (
    <>
      <Checkbox.Group label="Office days" description="Calls on other days are marked" {...field('officeDays')}>
        <Weekdays />
      </Checkbox.Group>
      <Checkbox.Group
        label="Closed days"
        description={contradiction(field('officeDays').value, field('closedDays').value) ?? 'No call can be booked'}
        {...field('closedDays')}
      >
        <Weekdays />
      </Checkbox.Group>
      <Checkbox.Group label="Slots" description={titleZone(zone)} {...field('slots')}>
        <div className={classes.slots}>
          {daySlots.map((slot) => (
            <Checkbox key={slot} value={slot} label={slot} />
          ))}
        </div>
      </Checkbox.Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={18}>
        <TextInput label="Calls per slot" inputMode="numeric" description={PER_SLOT} {...field('capacity')} />
        <Select
          label="Minimum notice"
          description="How long before a call it can still be booked"
          allowDeselect={false}
          data={isKnown ? notices : [...notices, { label: `${notice.value} minutes`, value: notice.value }]}
          {...notice}
        />
      </SimpleGrid>
      <HolidaysField {...field('holidays')} />
      <Checkbox.Group label="Reminders of a call by mail" {...field('reminders')}>
        <div className={classes.reminders}>
          {reminderNames.map((name) => (
            <Checkbox key={name} value={name} label={reminderLabels[name]} />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}

/** Warns about office days on which no call can be booked, which may be a mistake. */
function contradiction(officeDays: readonly string[], closedDays: readonly string[]): string | undefined {
  const both = weekdayOptions.filter(({ value }) => officeDays.includes(value) && closedDays.includes(value));
  if (both.length === 0) return undefined;
  const names = both.map(({ label }) => label).join(', ');
  return `No call can be booked, although ${names} ${both.length === 1 ? 'is an office day' : 'are office days'}`;
}

function Weekdays() {
  return (
    <div className={classes.days}>
      {weekdayOptions.map(({ label, value }) => (
        <Checkbox key={value} value={value} label={label} />
      ))}
    </div>
  );
}

/** Shown after days were closed: the number of calls booked on them, with a link to the first of these days. */
function ClosedCallsNotice({ closed }: { closed: ClosedCalls | undefined }) {
  if (!closed?.firstDay) return null;
  const { calls, firstDay } = closed;
  const day = formatIsoDay(firstDay);
  return (
    <p role="alert" className={classes.notice}>
      {calls === 1
        ? '1 call is booked on a day that you have closed. It stays booked until you move or cancel it: '
        : `${calls} calls are booked on days that you have closed. They stay booked until you move or cancel them: `}
      <RouterLink to={{ pathname: sectionPath({ slug: 'calls' }), search: `?view=day&day=${firstDay}` }}>
        {calls === 1 ? `see ${day}` : `see the first on ${day}`}
      </RouterLink>
    </p>
  );
}
