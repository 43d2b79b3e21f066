import type { CopyField } from '@site/schema/copy-field';
import { mediaPicture } from '@site/schema/media-url';
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
  const { label, help, isOptional, accepts, ground } = described;
  const url = typeof value === 'string' ? value : '';
  return (
    <div className={classes.field} data-field={path} data-ground={ground}>
      <ImageField
        label={label}
        description={accepts === 'icon' && isOblong(url) ? NOT_SQUARE : help}
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

const NOT_SQUARE =
  'This picture is not square, so browsers show it with empty space at its sides. Choose a square one.';

/** Only for uploaded pictures, whose addresses contain the size. */
function isOblong(url: string): boolean {
  const { width, height } = mediaPicture(url) ?? {};
  return width !== height;
}
