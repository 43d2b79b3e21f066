import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Dialog } from '../form/dialogs/Dialog.tsx';

type Props = {
  title: string;
  action: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A small form that inserts something into the article. */
export function EditorDialog({ title, action, onSubmit, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={onClose} size={480} above="forms" centered>
      <form
        noValidate
        onSubmit={(event) => {
          // React would pass the event on to the form of the post, which contains this one.
          event.stopPropagation();
          onSubmit(event);
        }}
      >
        <Stack gap={18}>
          {children}
          <Group justify="end" gap={12}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{action}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
