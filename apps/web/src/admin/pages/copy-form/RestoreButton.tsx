import { UnstyledButton } from '@mantine/core';
import type { MouseEvent } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import classes from './CopyForm.module.css';
import { useCopyForm } from './copy-form-context.ts';

type Props = { label: string; path: string; initial: unknown };

/** Shown at a field that differs from its default. */
export function RestoreButton({ label, path, initial }: Props) {
  const { actions } = useCopyForm();

  // The button disappears, so the focus moves to the field.
  function onClick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const field = currentTarget.closest('[data-field]');
    actions.restore(path, initial);
    field?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }

  return (
    <UnstyledButton className={classes.restore} onClick={onClick}>
      Restore default<VisuallyHidden>{` of ${label}`}</VisuallyHidden>
    </UnstyledButton>
  );
}
