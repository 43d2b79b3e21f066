import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import type { CopyField } from '@site/schema/copy-field';
import { fillIn } from '@site/schema/fill-in';
import { type KeyboardEvent, memo } from 'react';
import { useSite } from '../../../app/site-facts.ts';
import { describeLength as describeSearchLength } from '../../blog/seo/describe-length.ts';
import classes from './CopyForm.module.css';
import { useCopyForm } from './copy-form-context.ts';
import { describeLength, differs } from './copy-values.ts';
import { RestoreButton } from './RestoreButton.tsx';

/** A longer line may be wider than its field, which then shows it in several lines. */
const SHORT = 40;
const LINE_BREAKS = /\s*\n\s*/g;

/** Enter neither breaks the line nor saves an incomplete text. */
const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

type InputOrder = NonNullable<TextInputProps['inputWrapperOrder']>;

type Props = {
  described: Extract<CopyField, { control: 'line' | 'paragraph' }>;
  path: string;
  value: unknown;
  initial: unknown;
  /** The name of a field without a visible label, as in the row of a list. */
  name?: string;
};

/** A text of one line or of several paragraphs. */
export const CopyText = memo(function CopyText({ described, path, value, initial, name }: Props) {
  const { errors, actions } = useCopyForm();
  const { label, help, control, max, best } = described;
  const text = typeof value === 'string' ? value : '';
  const { brand } = useSite();
  const length = best ? describeSearchLength(fillIn(text, brand), best) : describeLength(text, max);
  const hint = [!name && help, length].filter(Boolean).join(' ');
  const props = {
    ...(name ? { 'aria-label': name } : { label }),
    ...(hint && { description: hint }),
    // Fields of an item stand beside each other: their inputs align.
    ...(initial === undefined && { inputWrapperOrder: ['label', 'input', 'description', 'error'] as InputOrder }),
    value: text,
    error: errors[path] as string | undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      actions.change(path, control === 'line' ? currentTarget.value.replace(LINE_BREAKS, ' ') : currentTarget.value),
    ...(control === 'line' && { onKeyDown: ignoreEnter }),
  };
  return (
    <div className={classes.field} data-field={path}>
      {control === 'line' && max <= SHORT ? (
        <TextInput {...props} />
      ) : (
        <Textarea {...props} autosize minRows={control === 'line' ? 1 : 2} maxRows={16} />
      )}
      {differs(text, initial) && <RestoreButton label={label} path={path} initial={initial} />}
    </div>
  );
});
