import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { articleLink } from '@site/schema/article-link';
import { validateWith } from '../form/validate.ts';
import { EditorDialog } from './EditorDialog.tsx';

type Props = { href: string; onChosen: (href: string) => void; onClose: () => void };

/** Asks for the target of a link; the schema adds a missing `https://`. */
export function LinkDialog({ href, onChosen, onClose }: Props) {
  const form = useForm({ initialValues: { href }, validate: validateWith(articleLink) });
  const choose = form.onSubmit((values) => onChosen(articleLink.parse(values).href));
  return (
    <EditorDialog title="Link" action="Set link" onSubmit={choose} onClose={onClose}>
      <TextInput
        label="Address"
        placeholder="example.com, /contact or #prices"
        required
        data-autofocus
        {...form.getInputProps('href')}
      />
    </EditorDialog>
  );
}
