import { Button, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { type Brand, brandInput } from '@site/schema/brand';
import type { SyntheticEvent } from 'react';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import { RestoredDraftNotice } from '../form/RestoredDraftNotice.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { StatusPanel } from '../list/StatusPanel.tsx';
import { trpc } from '../trpc.ts';
import { type BrandValues, fieldOf, readBrand, valuesOf } from './brand-values.ts';
import classes from './SettingsScreen.module.css';

/** What the agency says of itself on every page, in its head, and in mails. */
export function BrandSettings() {
  const { data, error, refetch } = trpc.site.facts.useQuery();
  return (
    <section className={classes.block} aria-labelledby="settings-brand">
      <h2 id="settings-brand" className={classes.heading}>
        The agency
      </h2>
      <p className={classes.text}>Every page, its head and every mail say these from the next request on.</p>
      {error && !data ? (
        <StatusPanel title="Failed to fetch the settings" alert>
          <Button onClick={() => void refetch()}>Try again</Button>
        </StatusPanel>
      ) : null}
      {!data && !error && <p role="status">Loading the settings...</p>}
      {data && <BrandForm brand={data.brand} />}
    </section>
  );
}

/** Beside fields without one, a description stands under its field. */
const below: Pick<TextInputProps, 'inputWrapperOrder'> = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

function BrandForm({ brand }: { brand: Brand }) {
  const save = trpc.site.saveBrand.useMutation();
  const utils = trpc.useUtils();
  const record = useRecordForm({
    draft: 'brand',
    initial: valuesOf(brand),
    // Past what is kept: the form begins with that, and would take it for what the owner has seen.
    reread: async () => valuesOf((await utils.client.site.facts.query()).brand),
    schema: brandInput,
    read: readBrand,
    fieldOf,
    save: (facts) => save.mutateAsync(brandInput.parse(facts)),
    saved: 'Settings saved',
    failed: 'Failed to save the settings',
    onSaved: () => void utils.site.invalidate(),
  });
  const text = (name: keyof BrandValues) => ({ ...record.form.getInputProps(name), 'data-field': name });

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void record.submit();
  }

  return (
    <>
      <form onSubmit={onSubmit} noValidate className={classes.fields}>
        <RestoredDraftNotice record={record} />
        <TextInput label="Name" required {...text('name')} />
        <TextInput label="Tagline" required {...text('tagline')} />
        <TextInput label="Slogan" required {...text('slogan')} />
        <div className={classes.pair}>
          <TextInput label="Phone" required {...text('phone')} />
          <TextInput
            label="Chat number"
            required
            description="Digits with the country code"
            {...below}
            {...text('chatNumber')}
          />
          <TextInput label="Email" type="email" required {...text('email')} />
          <TextInput label="Email for search engines" type="email" required {...text('headEmail')} />
        </div>
        <TextInput label="Street" required {...text('street')} />
        <div className={classes.pair}>
          <TextInput label="City" required {...text('city')} />
          <TextInput label="State" required {...text('region')} />
          <TextInput label="Postal code" required {...text('postalCode')} />
          <TextInput label="Country" required maxLength={2} {...text('country')} />
        </div>
        <TextInput label="Office days" required {...text('days')} />
        <div className={classes.pair}>
          <TextInput label="Opens" required placeholder="09:00" {...text('opens')} />
          <TextInput label="Closes" required placeholder="18:00" {...text('closes')} />
          <TextInput label="Founding year" inputMode="numeric" {...text('foundingYear')} />
          <TextInput label="Team size" placeholder="10-50" {...text('teamSize')} />
          <TextInput label="Service area" required {...text('areaServed')} />
          <TextInput label="Price range" placeholder="₹₹" {...text('priceRange')} />
          <TextInput
            label="Rating"
            description="Without both, none is shown"
            placeholder="4.9"
            inputMode="decimal"
            {...below}
            {...text('ratingValue')}
          />
          <TextInput
            label="Number of reviews"
            description="Empty where the rating is"
            placeholder="150"
            inputMode="numeric"
            {...below}
            {...text('ratingCount')}
          />
        </div>
        <Textarea label="Social profiles" description="One address a line" autosize minRows={3} {...text('socials')} />
        <div className={classes.actions}>
          <SubmitButton isBusy={record.isSaving}>Save the agency</SubmitButton>
          {record.isDirty && <p>Not saved yet</p>}
        </div>
      </form>
      <ConflictDialog conflict={record.conflict} />
    </>
  );
}
