import { Select, SimpleGrid, Switch, Text, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { requiredParts } from '@site/schema/address';
import { type Brand, brandInput } from '@site/schema/brand';
import { useState } from 'react';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import { type EditForm, useEditForm } from '../form/use-edit-form.ts';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { trpc } from '../trpc-react.ts';
import { useFetchTag } from '../versions/use-fetch-tag.ts';
import { type BrandValues, fieldOf, toBrand, toValues } from './brand-values.ts';
import { countryOptions, priceExample, proposeZone, searchPlaces } from './countries.ts';
import { SettingsBlock } from './SettingsBlock.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type MovedCalls, ZoneQuestion } from './ZoneQuestion.tsx';

/** Name, contact details and other facts of the agency, used on every page and in mails. */
export function BrandSettings() {
  const query = trpc.site.facts.useQuery();
  return (
    <SettingsBlock id="agency" text="Pages and mails show these facts as soon as they are saved.">
      <QueryStatus query={query} loading="Loading the settings..." failure="Failed to fetch the settings" />
      {query.data && <BrandForm brand={query.data.brand} />}
    </SettingsBlock>
  );
}

function BrandForm({ brand }: { brand: Brand }) {
  const save = trpc.site.saveBrand.useMutation();
  const utils = trpc.useUtils();
  const fetchTag = useFetchTag();
  const [moved, setMoved] = useState<MovedCalls>();
  const edit = useEditForm({
    draftKey: 'brand',
    initial: toValues(brand),
    // Not through the query cache: a change in it would give the form new initial values.
    fetchStored: async () => {
      const tag = await fetchTag('setting', 'brand');
      return { tag, values: toValues((await utils.client.site.facts.query()).brand) };
    },
    schema: brandInput,
    toInput: toBrand,
    fieldOf,
    save: (facts, change) => save.mutateAsync({ ...brandInput.parse(facts), ...change, workingCopy: 'brand' }),
    messages: { saved: 'Settings saved', failed: 'Failed to save the settings' },
    onSaved: () => utils.site.invalidate(),
    // Saving asks first when the time zone is changed.
    savesFromAnywhere: false,
  });

  async function submit() {
    const { timeZone } = edit.form.getValues();
    const calls = timeZone !== brand.timeZone && (await utils.client.site.callsMovedBy.query({ timeZone }));
    if (calls && calls.total > 0) setMoved(calls);
    else await edit.submit();
  }

  return (
    <SettingsForm
      edit={{ ...edit, submit }}
      save="Save the agency"
      versions={{
        kind: 'setting',
        id: 'brand',
        valuesOf: (content) => toValues({ ...brand, ...content }),
        pathOf: (path) => (path === 'rating' ? ['ratingValue', 'ratingCount'] : fieldOf(path)),
      }}
    >
      <BrandFields field={edit.field} brand={brand} />
      {moved && (
        <ZoneQuestion
          moved={moved}
          onCancel={() => setMoved(undefined)}
          onConfirm={() => {
            setMoved(undefined);
            void edit.submit();
          }}
        />
      )}
    </SettingsForm>
  );
}

/** The description is below the input, so that inputs in one row align with and without one. */
const described = (description: string): Pick<TextInputProps, 'description' | 'inputWrapperOrder'> => ({
  description,
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
});

const columns = { cols: { base: 1, xs: 2 }, spacing: 18 };

type FieldProps = Pick<EditForm<BrandValues>, 'field'> & { brand: Brand };

function BrandFields({ field, brand }: FieldProps) {
  return (
    <>
      <TextInput label="Name" required {...field('name')} />
      <TextInput label="Tagline" required {...field('tagline')} />
      <TextInput label="Slogan" required {...field('slogan')} />
      <SimpleGrid {...columns}>
        <TextInput label="Phone" {...described('Without one, no page shows it')} {...field('phone')} />
        <TextInput
          label="WhatsApp number"
          {...described('Digits with the country code. Without one, there is no chat button')}
          {...field('chatNumber')}
        />
        <TextInput label="Email" type="email" required {...field('email')} />
        <TextInput
          label="Email in search results"
          type="email"
          {...described('If it is another one')}
          {...field('headEmail')}
        />
      </SimpleGrid>
      <PlaceFields field={field} brand={brand} />
      <HoursFields field={field} />
      <TextInput
        label="What visitors book"
        required
        {...described('In sentences such as “Your call was moved”: call, appointment, visit')}
        {...field('bookingName')}
      />
      <SimpleGrid {...columns}>
        <TextInput label="Founding year" inputMode="numeric" {...field('foundingYear')} />
        <TextInput label="Team size" placeholder="10-50" {...field('teamSize')} />
        <TextInput label="Service area" {...field('areaServed')} />
        <TextInput
          label="Price range"
          placeholder={priceExample(brand.address.country, 15_000)}
          {...field('priceRange')}
        />
        <TextInput
          label="Rating"
          placeholder="4.9"
          inputMode="decimal"
          {...described('For search engines, with the number of reviews')}
          {...field('ratingValue')}
        />
        <TextInput
          label="Number of reviews"
          placeholder="150"
          inputMode="numeric"
          {...described('For search engines, with the rating')}
          {...field('ratingCount')}
        />
      </SimpleGrid>
      <Textarea
        label="Social profiles"
        description="For search engines, one address a line"
        autosize
        minRows={3}
        {...field('socials')}
      />
    </>
  );
}

/** Shown on the contact page and in search results. */
function HoursFields({ field }: Pick<FieldProps, 'field'>) {
  const { value: followsBooking, ...follow } = field('hoursFollowBooking');
  return (
    <>
      <Switch
        label="Show the hours in which calls can be booked as office hours"
        checked={followsBooking === true}
        {...follow}
      />
      {!followsBooking && (
        <>
          <TextInput label="Office days" required {...field('days')} />
          <SimpleGrid {...columns}>
            <TextInput label="Opens" required placeholder="09:00" {...field('opens')} />
            <TextInput label="Closes" required placeholder="18:00" {...field('closes')} />
          </SimpleGrid>
        </>
      )}
      <Text inherit c="dimmed">
        Office days and hours are shown on the contact page. Times that visitors can book:{' '}
        <RouterLink to={{ hash: 'booking' }}>Booking</RouterLink>
      </Text>
    </>
  );
}

/** The address and the time zone. */
export function PlaceFields({ field, brand }: FieldProps) {
  const country = field('country');
  const timeZone = field('timeZone');
  const required = requiredParts(String(country.value));
  // A stored zone that the browser lists by another name is added.
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), brand.timeZone])].sort();
  return (
    <>
      <TextInput label="Street" required {...field('street')} />
      <SimpleGrid {...columns}>
        <TextInput label="City" required {...field('city')} />
        <TextInput label="State" required={required.region} {...field('region')} />
        <TextInput label="Postal code" required={required.postalCode} {...field('postalCode')} />
        <Select
          label="Country"
          required
          searchable
          allowDeselect={false}
          data={countryOptions(brand.address.country)}
          filter={searchPlaces}
          nothingFoundMessage="No country has this name"
          {...country}
          onChange={(code) => {
            country.onChange(code);
            const kept = [timeZone.value, brand.timeZone];
            timeZone.onChange(proposeZone(code ?? '', field('city').value, kept) ?? timeZone.value);
          }}
        />
      </SimpleGrid>
      <Select
        label="Time zone"
        required
        searchable
        allowDeselect={false}
        data={zones}
        filter={searchPlaces}
        nothingFoundMessage="No time zone has this name. Search for the country"
        {...described('That of the country. Days and times of calls, posts and mails are on its clock')}
        {...timeZone}
      />
    </>
  );
}
