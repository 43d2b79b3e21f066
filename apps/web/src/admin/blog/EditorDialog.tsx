import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Dialog } from '../form/Dialog.tsx';

type Props = {
  title: string;
  action: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for a part of an article, over the form of its post. */
export function EditorDialog({ title, action, onSubmit, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={onClose} size={480} above="forms" centered>
      {/* The form of the post stands around this one in React, not on the page. */}
      <form
        noValidate
        onSubmit={(event) => {
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
