import { type NotificationData, notifications } from '@mantine/notifications';
import { toasts } from '@site/schema/site';
import { type PointerEvent, useRef, useState } from 'react';
import classes from './ToastCard.module.css';
import type { Toast } from './toasts.ts';

type Props = {
  toast: NotificationData;
  action?: Toast['action'];
  autoCloseMs?: number;
  onClose: () => void;
};

/** One toast. It stays open while it has the keyboard focus, and closes with a swipe to the right. */
export function ToastCard({ toast, action, autoCloseMs = toasts.autoCloseMs, onClose }: Props) {
  const start = useRef<number>(undefined);
  const [moved, setMoved] = useState(0);
  const isDestructive = toast.role === 'alert';

  const distance = (clientX: number) => (start.current === undefined ? 0 : Math.max(0, clientX - start.current));

  function release({ clientX }: PointerEvent) {
    const isSwipe = distance(clientX) >= toasts.swipePx;
    start.current = undefined;
    if (isSwipe) onClose();
    else setMoved(0);
  }

  const setAutoClose = (autoClose: number | false) => notifications.update({ ...toast, autoClose });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside serves the keyboard
    <div
      className={classes.card}
      data-toast
      data-variant={isDestructive ? 'destructive' : 'default'}
      data-moving={moved > 0 || undefined}
      style={{ translate: `${moved}px 0` }}
      tabIndex={-1}
      // A press must not move the focus: that would keep the toast open, and be lost when it closes.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={({ clientX, currentTarget, pointerId, target }) => {
        if (target instanceof Element && target.closest('button')) return;
        start.current = clientX;
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={({ clientX }) => setMoved(distance(clientX))}
      onPointerUp={release}
      onPointerCancel={release}
      onFocus={() => setAutoClose(false)}
      onBlur={() => setAutoClose(autoCloseMs)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Keeps an open dialog open: its Escape handler ignores events whose default action is prevented.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.text}>
        <p className={classes.title}>{toast.title}</p>
        {toast.message && <p className={classes.message}>{toast.message}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </div>
  );
}
