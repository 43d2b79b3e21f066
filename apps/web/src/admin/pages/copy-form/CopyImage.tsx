import type { CopyField } from '@site/schema/copy-field';
import { memo } from 'react';
import { ImageField } from '../../media/ImageField.tsx';
import classes from './CopyForm.module.css';
import { useCopyForm } from './copy-form-context.ts';
import { differs } from './copy-values.ts';
import { RestoreButton } from './RestoreButton.tsx';

type Props = {
  described: Extract<CopyField, { control: 'image' }>;
  path: string;
  value: unknown;
  initial: unknown;
};

/** The field for a picture. It has no alternative text: pages use the agency's name or the title of the page as such. */
export const CopyImage = memo(function CopyImage({ described, path, value, initial }: Props) {
  const { errors, actions } = useCopyForm();
  const { label, help, isOptional, ground } = described;
  const url = typeof value === 'string' ? value : '';
  return (
    <div className={classes.field} data-field={path} data-ground={ground}>
      <ImageField
        label={label}
        description={help}
        required={!isOptional}
        value={url}
        error={errors[path] as string | undefined}
        asksForAlt={false}
        onChange={(changed) => actions.change(path, changed)}
      />
      {differs(url, initial) && <RestoreButton label={label} path={path} initial={initial} />}
    </div>
  );
});
