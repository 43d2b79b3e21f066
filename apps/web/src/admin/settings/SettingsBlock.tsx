import { Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './SettingsBlock.module.css';
import { type SettingsBlockId, settingsBlocks } from './settings-blocks.ts';

type Props = { id: SettingsBlockId; text?: ReactNode; children: ReactNode };

export function SettingsBlock({ id, text, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} className={classes.block} aria-labelledby={headingId}>
      {/* Focusable for `useScrollToBlock`. */}
      <h2 id={headingId} className={classes.heading} tabIndex={-1}>
        {settingsBlocks[id]}
      </h2>
      {text && (
        <Text inherit c="dimmed">
          {text}
        </Text>
      )}
      {children}
    </section>
  );
}
