import { Drawer as MantineDrawer } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LineColor } from '../../../ui/line-map/drawing.ts';
import classes from './Dialog.module.css';
import { closeOnEscape, useRestoreFocus } from './dialog-behaviour.ts';

type Props = { title: string; line: LineColor; onClose: () => void; children: ReactNode };

/** A dialog at the right edge of the window, of its full height. */
export function Drawer({ title, line, onClose, children }: Props) {
  useRestoreFocus();
  return (
    <MantineDrawer.Root
      opened
      position="right"
      size={660}
      classNames={{ content: classes.drawer ?? '', title: classes.drawerTitle ?? '', body: classes.drawerBody ?? '' }}
      onClose={onClose}
      closeOnEscape={false}
      onKeyDown={closeOnEscape(onClose)}
    >
      <MantineDrawer.Overlay />
      <MantineDrawer.Content data-line={line}>
        <div className={classes.header} data-ruled>
          <MantineDrawer.Title>{title}</MantineDrawer.Title>
          <MantineDrawer.CloseButton aria-label="Close" />
        </div>
        <MantineDrawer.Body>{children}</MantineDrawer.Body>
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  );
}
