import { Text } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import classes from './SettingsBlock.module.css';

type Props = {
  title: string;
  text?: string;
  /** The fragment of the URL that opens the settings at this block. */
  anchor?: string;
  children: ReactNode;
};

export function SettingsBlock({ title, text, anchor, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isTarget = anchor !== undefined && hash === `#${anchor}`;
  useEffect(() => {
    if (isTarget) heading.current?.focus();
  }, [isTarget]);

  return (
    <section className={classes.block} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={classes.heading}>
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
