import { NumberInput, type NumberInputProps } from '@mantine/core';
import { findIssues, type Schema } from '../../app/form-issues.ts';

type Props = Pick<NumberInputProps, 'label' | 'value' | 'onChange'> & { schema: Schema };

/** A field for a whole number. Another value stays in the field, with the message of the schema. */
export function WholeNumberField({ schema, ...field }: Props) {
  const [issue] = findIssues(schema, field.value);
  return (
    <NumberInput
      {...field}
      clampBehavior="none"
      error={issue?.message}
      // Above the input, so that it stays in line with the fields beside it.
      inputWrapperOrder={['label', 'error', 'input']}
    />
  );
}
