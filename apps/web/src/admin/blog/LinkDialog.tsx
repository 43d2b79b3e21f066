import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { articleLink } from '@site/schema/article-link';
import { checkWith } from '../form/check.ts';
import { Dialog } from '../form/Dialog.tsx';

type Props = { href: string; onChosen: (href: string) => void; onClose: () => void };

/** Asks where a link of the article leads, and completes what was typed. */
export function LinkDialog({ href, onChosen, onClose }: Props) {
  const form = useForm({ initialValues: { href }, validate: checkWith(articleLink) });
  return (
    <Dialog title="Link" onClose={onClose} size={480} above="forms" centered>
      {/* The form of the post stands around this one in React, not on the page. */}
      <form
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          form.onSubmit((values) => onChosen(articleLink.parse(values).href))(event);
        }}
      >
        <Stack gap={18}>
          <TextInput
            label="Address"
            placeholder="example.com, /contact or #prices"
            required
            data-autofocus
            {...form.getInputProps('href')}
          />
          <Group justify="end" gap={12}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Set link</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
