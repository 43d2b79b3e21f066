import { Textarea, type TextareaProps } from '@mantine/core';
import { isOneItemPerLine } from './list-text.ts';

type Props = TextareaProps & {
  description?: string;
  /** The list as the form was opened with it. */
  stored: readonly string[] | undefined;
};

/** A list as one text, which `list-text.ts` parses. */
export function CommaListField({ description, stored, ...props }: Props) {
  const format = isOneItemPerLine(String(props.value ?? ''), stored) ? 'One a line' : 'Separated by commas or lines';
  return <Textarea {...props} description={description ? `${format}, ${description}` : format} autosize maxRows={12} />;
}
