import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StatusPanel.module.css';

type Props = { title: string; text?: ReactNode; children?: ReactNode; alert?: boolean };

/** Replaces content that is empty or could not be loaded, and offers the next step. */
export function StatusPanel({ title, text, children, alert = false }: Props) {
  return (
    <div className={classes.panel} role={alert ? 'alert' : undefined}>
      <h2 className={classes.title}>{title}</h2>
      {text && (
        <Text inherit c="dimmed" maw="52ch" mt={10}>
          {text}
        </Text>
      )}
      {children && (
        <Group gap={12} mt={20}>
          {children}
        </Group>
      )}
    </div>
  );
}
