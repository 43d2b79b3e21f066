import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './Fold.module.css';

type Props = {
  title: string;
  /** Stands beside the title. */
  note?: string;
  level: 2 | 3;
  /** The path of its values in the form. */
  path: string;
  isInitiallyOpen: boolean;
  /** Opens the part, so that the first invalid field can get the focus. */
  hasErrors: boolean;
  /** Before the title. */
  handle?: ReactNode;
  controls?: ReactNode;
  children: ReactNode;
};

/** A part of a form that opens and closes. Closed, its fields are not rendered. */
export function Fold({ title, note, level, path, isInitiallyOpen, hasErrors, handle, controls, children }: Props) {
  const [isOpen, setOpen] = useState(isInitiallyOpen || hasErrors);
  const [hadErrors, setHadErrors] = useState(hasErrors);
  const id = useId();
  if (hasErrors !== hadErrors) {
    setHadErrors(hasErrors);
    // It stays open when the errors are gone.
    if (hasErrors) setOpen(true);
  }
  const Heading = level === 2 ? 'h2' : 'h3';

  return (
    <fieldset className={classes.fold} data-field={path} data-level={level} aria-label={title}>
      <div className={classes.head}>
        {handle}
        <Heading className={classes.heading}>
          <UnstyledButton
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown className={classes.chevron} size={20} stroke={1.75} aria-hidden />
            <span className={classes.title}>{title}</span>
            {note && <span className={classes.note}>{note}</span>}
          </UnstyledButton>
        </Heading>
        {controls}
      </div>
      {isOpen && (
        <div id={id} className={classes.content}>
          {children}
        </div>
      )}
    </fieldset>
  );
}
