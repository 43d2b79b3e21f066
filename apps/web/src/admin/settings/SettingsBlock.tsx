import { Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './SettingsBlock.module.css';

type Props = { title: string; text?: string; children: ReactNode };

export function SettingsBlock({ title, text, children }: Props) {
  const id = useId();
  return (
    <section className={classes.block} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {text && (
        <Text inherit c="dimmed" maw="60ch">
          {text}
        </Text>
      )}
      {children}
    </section>
  );
}
