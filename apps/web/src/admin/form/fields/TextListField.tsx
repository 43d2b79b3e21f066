import { Textarea, type TextareaProps } from '@mantine/core';
import { useState } from 'react';
import { formatCommaList, isOneItemPerLine, parseCommaList, parseLines } from './list-text.ts';

type Props = Omit<TextareaProps, 'value' | 'onChange'> & {
  description?: string;
  value?: readonly string[];
  onChange?: (items: string[]) => void;
  /** Only line breaks separate items. */
  isLines?: boolean;
};

/** A list as one text, which `list-text.ts` parses. */
export function TextListField({ description, value = [], onChange, isLines = false, ...props }: Props) {
  const [stored] = useState(value);
  const [text, setText] = useState(isLines ? value.join('\n') : formatCommaList(value));
  const separators = isOneItemPerLine(text, stored) ? 'One a line' : 'Separated by commas or lines';

  function onType(typed: string) {
    setText(typed);
    onChange?.(isLines ? parseLines(typed, stored) : parseCommaList(typed, stored));
  }

  return (
    <Textarea
      {...props}
      description={isLines ? description : [separators, description].filter(Boolean).join(', ')}
      autosize
      maxRows={12}
      value={text}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
