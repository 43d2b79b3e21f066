import { Modal } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './Dialog.module.css';
import { useRestoreFocus } from './use-restore-focus.ts';

type Props = {
  title: string;
  /** Undefined where there is only one way out, and it is inside. */
  onClose?: () => void;
  size: number;
  /** Above the dialog that asks for it; what is under everything is not seen. */
  above?: 'forms' | 'everything';
  centered?: boolean;
  /** A form lays itself out, and is closed by the head of the dialog as well. */
  isForm?: boolean;
  children: ReactNode;
};

const zIndex = { forms: 300, everything: 400 };

/** Mantine's dialog; its own head would be a banner of the page, of which there is one. */
export function Dialog({ title, onClose, size, above, centered = false, isForm = false, children }: Props) {
  useRestoreFocus();

  // Mantine would close this dialog as well when Escape is meant for one on top of it, or for a list that it opened.
  function onKeyDown({ key, target, currentTarget }: KeyboardEvent) {
    if (key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return;
    if (!target.matches('[data-mantine-stop-propagation]')) onClose?.();
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
      {...(above && { zIndex: zIndex[above] })}
    >
      <Modal.Overlay {...(above === 'everything' && { backgroundOpacity: 1, color: 'var(--mantine-color-body)' })} />
      <Modal.Content {...(isForm && { className: classes.scroller ?? '' })}>
        <div className={classes.head} data-ruled={isForm || undefined}>
          <Modal.Title>{title}</Modal.Title>
          {isForm && <Modal.CloseButton aria-label="Close" />}
        </div>
        <Modal.Body className={isForm ? (classes.flush ?? '') : ''}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
