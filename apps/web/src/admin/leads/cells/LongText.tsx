import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import classes from './LongText.module.css';

type Props = {
  text: string;
  /** In characters. A text is shortened when it is more than 20% longer, so that the button never hides only a few words. */
  maxLength: number;
  maxLines: number;
};

/** Shows the beginning of a long text, with a button for the rest. */
export function LongText({ text, maxLength, maxLines }: Props) {
  const [isOpen, setOpen] = useState(false);
  const lines = text.split('\n');
  const isLong = text.length > maxLength * 1.2 || lines.length > maxLines;
  const beginning = cut(lines.slice(0, maxLines).join('\n'), maxLength);
  return (
    <p className={classes.text}>
      {isLong && !isOpen ? `${beginning}…` : text}
      {isLong && (
        <>
          {' '}
          <UnstyledButton className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show less' : 'Read all'}
          </UnstyledButton>
        </>
      )}
    </p>
  );
}

const cut = (text: string, length: number) =>
  text.length > length ? text.slice(0, length).replace(/\s+\S*$/, '') : text.trimEnd();
