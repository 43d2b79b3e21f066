import { Textarea, type TextareaProps } from '@mantine/core';

/** A list in words, as `comma-list.ts` reads it. */
export function CommaListField({ description, ...props }: TextareaProps & { description?: string }) {
  const how = 'Separated by commas, or one a line';
  return <Textarea {...props} description={description ? `${how}, ${description}` : how} autosize maxRows={12} />;
}
