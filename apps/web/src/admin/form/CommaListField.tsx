import { Textarea, type TextareaProps } from '@mantine/core';
import { isOneItemPerLine } from './comma-list.ts';

type Props = TextareaProps & {
  description?: string;
  /** The list as it was when the form began. */
  stored: readonly string[] | undefined;
};

/** A list in words, as `comma-list.ts` reads it. */
export function CommaListField({ description, stored, ...props }: Props) {
  const how = isOneItemPerLine(String(props.value ?? ''), stored) ? 'One a line' : 'Separated by commas or lines';
  return <Textarea {...props} description={description ? `${how}, ${description}` : how} autosize maxRows={12} />;
}
