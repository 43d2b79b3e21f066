import { Modal } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useContext } from 'react';
import { useCloseOnBack } from '../../../app/navigation/use-close-on-back.ts';
import { saveOnHotkey } from '../save-on-hotkey.ts';
import classes from './Dialog.module.css';
import { closeOnEscape, useRestoreFocus } from './dialog-behaviour.ts';
import { SectionLine } from './section-line.ts';

type Props = {
  title: string;
  /** Stands below the title. */
  note?: ReactNode;
  /** Undefined if only the content of the dialog can close it. */
  onClose?: () => void;
  size: number;
  /** Opens above the forms, or above every other dialog with an opaque background. */
  above?: 'forms' | 'everything';
  centered?: boolean;
  /** With a close button in a sticky header, and without padding around the content. */
  isForm?: boolean;
  /** Back closes it anyway, because the URL says that it is open. */
  isInUrl?: boolean;
  children: ReactNode;
};

const zIndex = { forms: 300, everything: 400 };

/** Mantine's modal without Modal.Header, which renders a second <header> landmark. */
export function Dialog(props: Props) {
  const { title, note, onClose, size, above, centered = false, isForm = false, isInUrl = false, children } = props;
  useRestoreFocus();
  useCloseOnBack(onClose !== undefined && !isInUrl, () => onClose?.());
  const line = useContext(SectionLine);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    closeOnEscape(onClose)(event);
    // Ctrl+S must not save the form behind the dialog. The form of a screen itself is in the URL.
    if (!isInUrl) saveOnHotkey(() => {})(event);
  }

  return (
    <Modal.Root
      opened
      onClose={onClose ?? (() => {})}
      size={size}
      centered={centered}
      closeOnEscape={false}
      closeOnClickOutside={onClose !== undefined}
      onKeyDown={onKeyDown}
      data-line={line}
      {...(isForm && { className: classes.form ?? '' })}
      {...(above && { zIndex: zIndex[above] })}
    >
      <Modal.Overlay {...(above === 'everything' && { backgroundOpacity: 1, color: 'var(--mantine-color-body)' })} />
      <Modal.Content {...(isForm && { className: classes.scroller ?? '' })}>
        <div className={classes.header} data-ruled={isForm || undefined}>
          <div>
            <Modal.Title>{title}</Modal.Title>
            {note && <div className={classes.note}>{note}</div>}
          </div>
          {isForm && <Modal.CloseButton aria-label="Close" />}
        </div>
        <Modal.Body className={isForm ? (classes.formBody ?? '') : ''}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
