import { Modal } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './Dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

type Props = {
  title: string;
  /** Undefined where there is only one way out, and it is inside. */
  onClose?: () => void;
  size: number;
  /** Above the dialog that asks for it. */
  above?: 'forms' | 'everything';
  centered?: boolean;
  /** A form lays itself out, and is closed by the head of the dialog as well. */
  isForm?: boolean;
  children: ReactNode;
};

const zIndex = { forms: 300, everything: 400 };

/** Mantine's dialog; its own head would be a banner of the page, of which there is one. */
export function Dialog({ title, onClose, size, above, centered = false, isForm = false, children }: Props) {
  useFocusReturn();

  // Mantine would close this dialog as well when Escape is meant for one on top of it.
  function onKeyDown({ key, target, currentTarget }: KeyboardEvent) {
    if (key === 'Escape' && currentTarget.contains(target as Node)) onClose?.();
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
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head} data-ruled={isForm || undefined}>
          <Modal.Title>{title}</Modal.Title>
          {isForm && <Modal.CloseButton aria-label="Close" />}
        </div>
        <Modal.Body className={isForm ? (classes.flush ?? '') : ''}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
