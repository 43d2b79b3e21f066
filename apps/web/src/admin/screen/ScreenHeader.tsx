import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ScreenHeader.module.css';

type Props = { title: string; children?: ReactNode };

/** The title of a screen, and the buttons beside it. */
export function ScreenHeader({ title, children }: Props) {
  return (
    <Group justify="space-between" gap="12px 24px">
      {/* Focusable for `useFocusRecovery`. */}
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Group>
  );
}
