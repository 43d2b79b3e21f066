import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ItemList.module.css';

type ListProps = { /** With a strong line on top. */ ruled?: boolean; children: ReactNode };

/** A list without columns. */
export function ItemList({ ruled = false, children }: ListProps) {
  return (
    <ul className={classes.list} data-ruled={ruled || undefined}>
      {children}
    </ul>
  );
}

type ItemProps = { title: ReactNode; details?: string; text?: string | null; children: ReactNode };

/** The description of the item, and its buttons. */
export function ListItem({ title, details, text, children }: ItemProps) {
  return (
    <Group component="li" justify="space-between" gap="10px 24px" className={classes.item}>
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {details && (
          <Text inherit c="dimmed">
            {details}
          </Text>
        )}
        {text && <p className={classes.paragraph}>{text}</p>}
      </div>
      {children && (
        <Group gap={12} wrap="nowrap">
          {children}
        </Group>
      )}
    </Group>
  );
}
