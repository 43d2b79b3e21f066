import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { articleImage } from '@site/schema/post';
import { validateWith } from '../form/validate.ts';
import { EditorDialog } from './EditorDialog.tsx';

type ArticleImage = { src: string; alt: string };
type Props = { onChosen: (image: ArticleImage) => void; onClose: () => void };

/** Asks for the URL and the alternative text of an image, both required. */
export function ImageDialog({ onChosen, onClose }: Props) {
  const form = useForm<ArticleImage>({ initialValues: { src: '', alt: '' }, validate: validateWith(articleImage) });
  return (
    <EditorDialog title="Add an image" action="Add image" onSubmit={form.onSubmit(onChosen)} onClose={onClose}>
      <TextInput
        label="Image address"
        placeholder="https://… or /art/…"
        required
        data-autofocus
        {...form.getInputProps('src')}
      />
      <TextInput label="What it shows" required {...form.getInputProps('alt')} />
    </EditorDialog>
  );
}
