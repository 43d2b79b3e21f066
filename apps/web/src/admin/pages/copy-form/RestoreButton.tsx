import { UnstyledButton } from '@mantine/core';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import classes from './CopyForm.module.css';
import { useCopyForm } from './copy-form-context.ts';

type Props = { label: string; path: string; initial: unknown };

/** Shown at a field that differs from its default. */
export function RestoreButton({ label, path, initial }: Props) {
  const { restore } = useCopyForm().actions;
  return (
    <UnstyledButton className={classes.restore} onClick={() => restore(path, initial)}>
      Restore default<VisuallyHidden>{` of ${label}`}</VisuallyHidden>
    </UnstyledButton>
  );
}
