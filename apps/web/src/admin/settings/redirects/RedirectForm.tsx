import { Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { GONE, type RedirectInput, redirectInput } from '@site/schema/redirect';
import { showToast } from '../../../ui/toast/toasts.ts';
import { DialogForm } from '../../form/dialogs/DialogForm.tsx';
import { validateWith } from '../../form/validate.ts';
import { PageAddressField } from '../../records/PageAddressField.tsx';
import { trpc } from '../../trpc-react.ts';

/** Without an id, a new one. */
export type EditedRedirect = { id?: number; from?: string; to?: string | null; status?: number };

type Values = { from: string; to: string; status: string };

const statuses = [
  { value: '301', label: 'Permanent' },
  { value: '302', label: 'Temporary' },
  { value: '308', label: 'Permanent, forms too' },
  { value: '307', label: 'Temporary, forms too' },
  { value: String(GONE), label: 'Gone for good (410)' },
];

export const statusLabel = (status: number) => statuses.find(({ value }) => value === String(status))?.label;

export const UNUSED = 'It is not used as long as a page has the old address.';

const isGone = ({ status }: Values) => status === String(GONE);
const toInput = (values: Values): RedirectInput => ({
  from: values.from,
  to: isGone(values) ? null : values.to.trim(),
  status: Number(values.status),
});

export function RedirectForm({ redirect, onClose }: { redirect: EditedRedirect; onClose: () => void }) {
  const creation = trpc.redirect.create.useMutation();
  const replacement = trpc.redirect.replace.useMutation();
  const { redirect: router } = trpc.useUtils();
  const form = useForm<Values>({
    initialValues: { from: redirect.from ?? '', to: redirect.to ?? '', status: String(redirect.status ?? 301) },
    validate: validateWith(redirectInput, toInput) as never,
    clearInputErrorOnChange: true,
  });
  const field = (name: keyof Values) => ({ ...form.getInputProps(name), 'data-field': name });

  async function save(values: Values) {
    const input = toInput(values);
    const { id } = redirect;
    const { to, hasPage } = await (id ? replacement.mutateAsync({ id, ...input }) : creation.mutateAsync(input));
    const message = to !== null && to !== input.to ? `It leads directly to ${to}.` : undefined;
    showToast({ title: 'Redirect saved', message: hasPage ? UNUSED : message });
    await router.invalidate();
    onClose();
  }

  return (
    <DialogForm
      title={redirect.id ? 'Edit redirect' : 'Add redirect'}
      form={form}
      save={save}
      isBusy={creation.isPending || replacement.isPending}
      onClose={onClose}
    >
      <TextInput
        label="Old address"
        description="A path such as /old-page, or /old/* for everything below it"
        required
        placeholder="/old-page"
        data-autofocus
        {...field('from')}
      />
      <Select label="Kind" data={statuses} allowDeselect={false} {...field('status')} />
      {!isGone(form.values) && (
        <PageAddressField
          label="New address"
          description="A path of this site, or a full web address"
          required
          placeholder="/new-page"
          {...field('to')}
        />
      )}
    </DialogForm>
  );
}
