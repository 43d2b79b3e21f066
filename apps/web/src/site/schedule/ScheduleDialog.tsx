import { Modal } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { paths } from '@site/schema/paths';
import { scheduleDialog as limits } from '@site/schema/site';
import type { KeyboardEvent } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Mantine } from '../../ui/theme/Mantine.tsx';
import classes from './ScheduleDialog.module.css';
import { ScheduleForm } from './ScheduleForm.tsx';

type Props = { isOpen: boolean; onClose: () => void };

export function ScheduleDialog({ isOpen, onClose }: Props) {
  // Not Mantine's own, which would also close the dialog when the calendar or the list of slots is closed.
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!isInOpenList(event.target)) onClose();
  }

  return (
    <Mantine>
      <Modal.Root
        opened={isOpen}
        onClose={onClose}
        // Mantine drops this handler of the content.
        onKeyDown={closeOnEscape}
        size={limits.maxWidthPx}
        yOffset={`${(100 - limits.maxHeightPercent) / 2}dvh`}
        centered
        closeOnEscape={false}
        // Back to the trigger, which Mantine cannot know of when it is loaded by it.
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
        <Modal.Content data-line="green">
          {/* Mantine's own is a <header>, which this far up the page would be its banner. */}
          <div className={classes.header}>
            <div>
              <Modal.Title>Schedule a Call</Modal.Title>
              {/* The body of a Mantine dialog is its description: with the form in it, all of the form would be read. */}
              <Modal.Body>Let us know when you'd like to discuss your project.</Modal.Body>
            </div>
            <Modal.CloseButton aria-label="Close" />
          </div>
          <div className={classes.body}>
            <ScheduleForm
              id="call-dialog"
              action={paths.scheduleCall}
              onSent={onClose}
              aside={<ActionButton onClick={onClose}>Cancel</ActionButton>}
            />
          </div>
        </Modal.Content>
      </Modal.Root>
    </Mantine>
  );
}

function isInOpenList(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  return target.matches('option') || (CSS.supports('selector(:open)') && target.matches('select:open'));
}
