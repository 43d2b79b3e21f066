import type { CopyField } from '@site/schema/copy-field';
import { memo } from 'react';
import { ImageUrlInput } from '../../form/fields/ImageUrlInput.tsx';
import classes from './CopyForm.module.css';
import { useCopyForm } from './copy-form-context.ts';
import { differs } from './copy-values.ts';
import { RestoreButton } from './RestoreButton.tsx';

type Props = {
  described: Extract<CopyField, { control: 'image' }>;
  path: string;
  value: string;
  initial: unknown;
};

/** The address of a picture. */
export const CopyImage = memo(function CopyImage({ described, path, value, initial }: Props) {
  const { errors, actions } = useCopyForm();
  const { label, help } = described;
  return (
    <div className={classes.field} data-field={path}>
      <ImageUrlInput
        label={label}
        value={value}
        {...(help && { description: help })}
        error={errors[path] as string | undefined}
        onChange={({ currentTarget }) => actions.change(path, currentTarget.value)}
      />
      {differs(value, initial) && <RestoreButton label={label} path={path} initial={initial} />}
    </div>
  );
});
