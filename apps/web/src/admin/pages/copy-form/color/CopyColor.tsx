import { TextInput, UnstyledButton } from '@mantine/core';
import { formatRatio, isHexColor, READABLE, textContrast } from '@site/schema/contrast';
import type { CopyField } from '@site/schema/copy-field';
import { memo } from 'react';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { useCopyForm } from '../copy-form-context.ts';
import { differs } from '../copy-values.ts';
import { RestoreButton } from '../RestoreButton.tsx';
import classes from './CopyColor.module.css';
import { nearestReadable } from './readable-color.ts';

type Props = {
  described: Extract<CopyField, { control: 'color' }>;
  path: string;
  value: string;
  initial: unknown;
  /** The name of the group, such as "Teal". */
  name: string;
};

/** A colour that is picked or typed, with the contrast of text in it. */
export const CopyColor = memo(function CopyColor({ described, path, value, initial, name }: Props) {
  const { errors, actions } = useCopyForm();
  const { label, scheme } = described;
  const color = value.trim().toLowerCase();
  const isColor = isHexColor(color);
  const ratio = isColor ? textContrast(color, scheme) : undefined;
  const change = (typed: string) => actions.change(path, typed);
  return (
    <div className={classes.field} data-field={path} data-scheme={scheme}>
      <TextInput
        label={
          <>
            <VisuallyHidden>{`${name}, `}</VisuallyHidden>
            {label}
          </>
        }
        value={value}
        error={errors[path] as string | undefined}
        spellCheck={false}
        maxLength={9}
        leftSectionWidth={52}
        leftSection={
          <input
            type="color"
            className={classes.picker}
            aria-label={`Pick ${name}, ${label.toLowerCase()}`}
            value={isColor ? color : String(initial)}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        }
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <p className={classes.contrast}>
        {ratio === undefined ? (
          'Six digits after #'
        ) : (
          <>
            <span className={classes.sample} style={{ color }} aria-hidden>
              Aa
            </span>{' '}
            {describeRatio(ratio)}
          </>
        )}
      </p>
      {ratio !== undefined && ratio < READABLE && (
        <UnstyledButton className={classes.fix} onClick={() => change(nearestReadable(color, scheme))}>
          Use nearest readable<VisuallyHidden>{` ${name}, ${label.toLowerCase()}`}</VisuallyHidden>
        </UnstyledButton>
      )}
      {differs(value, initial) && (
        <div className={classes.restore}>
          <RestoreButton label={`${name}, ${label.toLowerCase()}`} path={path} initial={initial} />
        </div>
      )}
    </div>
  );
});

const describeRatio = (ratio: number) =>
  ratio < READABLE ? `${formatRatio(ratio)}, too low for text` : `${formatRatio(ratio)}, readable`;
