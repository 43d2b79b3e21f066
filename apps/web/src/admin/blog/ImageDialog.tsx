import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { articleImage } from '@site/schema/post';
import { checkWith } from '../form/check.ts';
import { Dialog } from '../form/Dialog.tsx';

type ArticleImage = { src: string; alt: string };
type Props = { onChosen: (image: ArticleImage) => void; onClose: () => void };

/** Asks for an image of the article, and for what it shows: no image goes without words for those who cannot see it. */
export function ImageDialog({ onChosen, onClose }: Props) {
  const form = useForm<ArticleImage>({ initialValues: { src: '', alt: '' }, validate: checkWith(articleImage) });
  return (
    <Dialog title="Add an image" onClose={onClose} size={480} above="forms" centered>
      {/* The form of the post stands around this one in React, not on the page. */}
      <form
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          form.onSubmit(onChosen)(event);
        }}
      >
        <Stack gap={18}>
          <TextInput
            label="Image address"
            placeholder="https://… or /art/…"
            required
            data-autofocus
            {...form.getInputProps('src')}
          />
          <TextInput label="What it shows" required {...form.getInputProps('alt')} />
          <Group justify="end" gap={12}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Add image</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
