import { Button, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { type Brand, brandInput } from '@site/schema/brand';
import type { SyntheticEvent } from 'react';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import { RestoredDraftNotice } from '../form/RestoredDraftNotice.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useEditForm } from '../form/use-edit-form.ts';
import { StatusPanel } from '../list/StatusPanel.tsx';
import { trpc } from '../trpc.ts';
import { fieldOf, toBrand, toValues } from './brand-values.ts';
import classes from './SettingsScreen.module.css';

/** Name, contact details and other facts of the agency, used on every page and in mails. */
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

/** Below the input, so that inputs in one row align whether they have a description or not. */
const descriptionBelow: Pick<TextInputProps, 'inputWrapperOrder'> = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

function BrandForm({ brand }: { brand: Brand }) {
  const save = trpc.site.saveBrand.useMutation();
  const utils = trpc.useUtils();
  const edit = useEditForm({
    draftKey: 'brand',
    initial: toValues(brand),
    // Not through the query cache: a change in it would give the form new initial values.
    fetchStored: async () => toValues((await utils.client.site.facts.query()).brand),
    schema: brandInput,
    toInput: toBrand,
    fieldOf,
    save: (facts) => save.mutateAsync(brandInput.parse(facts)),
    messages: { saved: 'Settings saved', failed: 'Failed to save the settings' },
    onSaved: () => void utils.site.invalidate(),
  });
  const { field } = edit;

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void edit.submit();
  }

  return (
    <>
      <form onSubmit={onSubmit} noValidate className={classes.fields}>
        <RestoredDraftNotice edit={edit} />
        <TextInput label="Name" required {...field('name')} />
        <TextInput label="Tagline" required {...field('tagline')} />
        <TextInput label="Slogan" required {...field('slogan')} />
        <div className={classes.pair}>
          <TextInput label="Phone" required {...field('phone')} />
          <TextInput
            label="Chat number"
            required
            description="Digits with the country code"
            {...descriptionBelow}
            {...field('chatNumber')}
          />
          <TextInput label="Email" type="email" required {...field('email')} />
          <TextInput label="Email for search engines" type="email" required {...field('headEmail')} />
        </div>
        <TextInput label="Street" required {...field('street')} />
        <div className={classes.pair}>
          <TextInput label="City" required {...field('city')} />
          <TextInput label="State" required {...field('region')} />
          <TextInput label="Postal code" required {...field('postalCode')} />
          <TextInput label="Country" required maxLength={2} {...field('country')} />
        </div>
        <TextInput label="Office days" required {...field('days')} />
        <div className={classes.pair}>
          <TextInput label="Opens" required placeholder="09:00" {...field('opens')} />
          <TextInput label="Closes" required placeholder="18:00" {...field('closes')} />
          <TextInput label="Founding year" inputMode="numeric" {...field('foundingYear')} />
          <TextInput label="Team size" placeholder="10-50" {...field('teamSize')} />
          <TextInput label="Service area" required {...field('areaServed')} />
          <TextInput label="Price range" placeholder="₹₹" {...field('priceRange')} />
          <TextInput
            label="Rating"
            description="Without both, none is shown"
            placeholder="4.9"
            inputMode="decimal"
            {...descriptionBelow}
            {...field('ratingValue')}
          />
          <TextInput
            label="Number of reviews"
            description="Empty where the rating is"
            placeholder="150"
            inputMode="numeric"
            {...descriptionBelow}
            {...field('ratingCount')}
          />
        </div>
        <Textarea label="Social profiles" description="One address a line" autosize minRows={3} {...field('socials')} />
        <div className={classes.actions}>
          <SubmitButton isBusy={edit.isSaving}>Save the agency</SubmitButton>
          {edit.isDirty && <p>Not saved yet</p>}
        </div>
      </form>
      <ConflictDialog conflict={edit.conflict} />
    </>
  );
}
