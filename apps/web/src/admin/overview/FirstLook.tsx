import { SimpleGrid, TextInput } from '@mantine/core';
import type { Brand } from '@site/schema/brand';
import { defaultCopy } from '@site/schema/copy-pages';
import { type FirstLookInput, firstLook } from '@site/schema/setup';
import { useState } from 'react';
import { useSite } from '../../app/site-facts.ts';
import { useEditForm } from '../form/use-edit-form.ts';
import { ImageField } from '../media/ImageField.tsx';
import { nearestReadable } from '../pages/copy-form/color/readable-color.ts';
import { RecordDialog } from '../records/RecordDialog.tsx';
import { PlaceFields } from '../settings/BrandSettings.tsx';
import { fieldOf, toBrand, toValues } from '../settings/brand-values.ts';
import { countryOf } from '../settings/countries.ts';
import { trpc } from '../trpc-react.ts';

type Props = {
  /** The facts of the agency that are placeholders. */
  placeholders: readonly string[];
  onClose: () => void;
};

type Values = ReturnType<typeof initialOf>;

/** One form for what home, contact and about need to look like those of this agency. */
export function FirstLook({ placeholders, onClose }: Props) {
  const { brand } = useSite();
  const { mutateAsync } = trpc.setup.firstLook.useMutation();
  const utils = trpc.useUtils();
  const [initial] = useState(() => initialOf(brand, placeholders));
  const edit = useEditForm<Values, FirstLookInput>({
    draftKey: 'first-look',
    initial,
    schema: firstLook,
    toInput,
    fieldOf: (path) =>
      path.startsWith('brand.') ? fieldOf(path.slice('brand.'.length)) : (path.split('.').at(-1) ?? ''),
    save: (input) => mutateAsync(input),
    messages: { saved: 'Home, contact and about show it now', failed: 'Failed to save the first look' },
    async onSaved() {
      await Promise.all([utils.setup.invalidate(), utils.site.invalidate(), utils.copy.invalidate()]);
    },
    onClose,
  });
  const { field } = edit;
  return (
    <RecordDialog title="A first look" action="Put it on the site" edit={edit} onClose={onClose} isAboveForm>
      <TextInput label="Name of the agency" required data-autofocus {...field('name')} />
      <TextInput
        label="What you do, in one sentence"
        description="The introduction of the home page and the page about you, and the line below your name."
        required
        {...field('sentence')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={18}>
        <TextInput label="Email" type="email" required {...field('email')} />
        <TextInput label="Phone" type="tel" {...field('phone')} />
      </SimpleGrid>
      <PlaceFields field={field} brand={brand} />
      <ImageField label="Logo" asksForAlt={false} {...field('logo')} />
      <TextInput
        label="Main colour"
        description="Of the logo, links and main buttons. Made darker or lighter where text could not be read."
        type="color"
        {...field('color')}
      />
    </RecordDialog>
  );
}

/** The zone of the browser, and its country, are most likely those of the agency. */
function initialOf(brand: Brand, placeholders: readonly string[]) {
  const empty = Object.fromEntries(placeholders.map((field) => [field, '']));
  const isPlaced = !placeholders.includes('street');
  const local = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timeZone = Intl.supportedValuesOf('timeZone').includes(local) ? local : '';
  return {
    ...toValues(brand),
    ...empty,
    ...(!isPlaced && { country: countryOf(timeZone) ?? '', timeZone }),
    sentence: '',
    logo: '',
    color: defaultCopy('look').colors.signal.light,
  };
}

function toInput({ sentence, logo, color, ...values }: Values): FirstLookInput {
  const signal = { light: nearestReadable(color, 'light'), dark: nearestReadable(color, 'dark') };
  // The text of main buttons is dark in both schemes.
  const marigold = { light: signal.dark, dark: signal.dark };
  const { light } = defaultCopy('look').colors.signal;
  return {
    brand: toBrand(values),
    sentence,
    look: { logo, ...(color !== light && { signal, marigold }) },
  } as FirstLookInput;
}
