import { Modal } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { paths } from '@site/schema/paths';
import { scheduleDialog as limits } from '@site/schema/site';
import { useEffect, useRef } from 'react';
import { useCloseOnBack } from '../../app/navigation/use-close-on-back.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Mantine } from '../../ui/theme/Mantine.tsx';
import { useCallTexts } from './call-texts.ts';
import classes from './ScheduleDialog.module.css';
import { ScheduleForm } from './ScheduleForm.tsx';

type Props = { isOpen: boolean; onClose: () => void };

export function ScheduleDialog({ isOpen, onClose }: Props) {
  const { title, lead } = useCallTexts();
  const content = useRef<HTMLDivElement>(null);
  useCloseOnBack(isOpen, onClose);

  // Opening focuses the first field without scrolling to it, so closing scrolls the fields to the top. Opening would be
  // too late, because the dialog is not displayed yet and cannot be scrolled.
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the portal renders the dialog after this effect
    if (isOpen) return () => content.current?.querySelector('[data-scroll-container]')?.scrollTo({ top: 0 });
  }, [isOpen]);

  // Replaces Mantine's handler, which would close the dialog too when Escape closes the calendar or a toast. The listener
  // is on the window because the focus moves into the dialog only after it has opened.
  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onClose();
    }
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, onClose]);

  return (
    <Mantine>
      <Modal.Root
        opened={isOpen}
        onClose={onClose}
        size={limits.maxWidthPx}
        yOffset={`${(100 - limits.maxHeightPercent) / 2}dvh`}
        centered
        closeOnEscape={false}
        // ScheduleHost returns the focus to the trigger, because Mantine may be loaded after the trigger was pressed.
        returnFocus={false}
        keepMounted
        classNames={{
          overlay: classes.overlay ?? '',
          content: classes.content ?? '',
          title: classes.title ?? '',
          close: classes.close ?? '',
          body: classes.description ?? '',
        }}
      >
        <Modal.Overlay />
        <Modal.Content ref={content} data-line="green">
          {/* Mantine's Modal.Header is a <header>, which would be a banner landmark here. */}
          <div className={classes.header}>
            <Modal.Title>{title}</Modal.Title>
            {/* Modal.Body is the accessible description of the dialog, so the form must stay outside. */}
            <Modal.Body>{lead}</Modal.Body>
            <Modal.CloseButton aria-label="Close" />
          </div>
          <ScheduleForm
            id="call-dialog"
            action={paths.scheduleCall}
            onSent={onClose}
            cancel={<ActionButton onClick={onClose}>Cancel</ActionButton>}
          />
        </Modal.Content>
      </Modal.Root>
    </Mantine>
  );
}
