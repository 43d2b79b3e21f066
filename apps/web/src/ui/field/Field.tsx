import type { ReactNode } from 'react';
import classes from './Field.module.css';

type Props = {
  id: string;
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /**
   * Whether this is a group of controls. Hint and error are shown above it, because below a tall group they would be out
   * of view.
   */
  isGroup?: boolean;
  /** Shows the error below the control, even if it is a group. */
  hasErrorBelow?: boolean;
  /** Shows a mark after the label. Screen readers read the attribute of the control instead. */
  isMarked?: boolean | undefined;
  children: (control: Control) => ReactNode;
};

/** The attributes that connect a control to its label, its hint and its error. */
export type Control = {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export function Field({
  id,
  label,
  error,
  hint,
  isGroup = false,
  hasErrorBelow = !isGroup,
  isMarked,
  children,
}: Props) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const message = error && (
    <p id={`${id}-error`} className={classes.error}>
      <svg viewBox="0 0 16 16" aria-hidden className={classes.mark}>
        <circle cx="8" cy="8" r="8" fill="currentColor" />
        <path d="M8 3.500v5.500M8 11v1.500" stroke="var(--ground)" strokeWidth="2" />
      </svg>
      {error}
    </p>
  );
  const hintText = hint && (
    <p id={`${id}-hint`} className={classes.hint}>
      {hint}
    </p>
  );
  const labelProps = { id: `${id}-label`, className: classes.label, 'data-marked': isMarked || undefined };
  return (
    <div className={classes.field}>
      {isGroup ? (
        <span {...labelProps}>{label}</span>
      ) : (
        <label {...labelProps} htmlFor={id}>
          {label}
        </label>
      )}
      {isGroup && hintText}
      {!hasErrorBelow && message}
      {children({
        id,
        className: classes.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {!isGroup && hintText}
      {hasErrorBelow && message}
    </div>
  );
}
