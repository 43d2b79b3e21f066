import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { toasts } from '@site/schema/site';
import { useEffect, useRef } from 'react';
import { Mantine } from '../theme/Mantine.tsx';
import { ToastCard } from './ToastCard.tsx';
import classes from './Toaster.module.css';
import { type Toast, toastQueue } from './toasts.ts';

const CARD = '[data-toast]';

/** What can be done about the toasts that are shown; Mantine's own data has no room for it. */
const actions = new Map<string, Toast['action']>();

/** One toast at a time: a new one takes the place of the last. */
export function Toaster() {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);

  useEffect(() => {
    const showNext = () => {
      for (let toast = toastQueue.take(); toast; toast = toastQueue.take()) show(toast);
    };
    // The region is announced from its next change on, so it must be there before the toast.
    const soon = setTimeout(showNext, 50);
    const unsubscribe = toastQueue.subscribe(showNext);
    return () => {
      clearTimeout(soon);
      unsubscribe();
    };
  }, []);

  useEffect(() => {
    function focusToast(event: KeyboardEvent) {
      const card = region.current?.querySelector<HTMLElement>(CARD);
      if (event.key !== toasts.hotkey || !card) return;
      event.preventDefault();
      if (!region.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
      card.focus();
    }
    window.addEventListener('keydown', focusToast);
    return () => window.removeEventListener('keydown', focusToast);
  }, []);

  function close(id: string) {
    const hadFocus = region.current?.contains(document.activeElement);
    notifications.hide(id);
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  return (
    <section ref={region} aria-label={`Notifications (${toasts.hotkey})`} aria-live="polite" className={classes.region}>
      <Mantine>
        <Notifications
          withinPortal={false}
          position="bottom-right"
          className={classes.viewport ?? ''}
          limit={toasts.visible}
          autoClose={toasts.autoCloseMs}
          containerWidth={toasts.maxWidthPx}
          notificationMaxHeight={480}
          // One that leaves slowly would stand beside the next.
          transitionDuration={0}
          // Its own swipe goes both ways and by a share of the width.
          allowDragDismiss={false}
          allowScrollDismiss={false}
          renderNotification={(toast) => (
            <ToastCard toast={toast} action={actions.get(toast.id ?? '')} onClose={() => close(toast.id ?? '')} />
          )}
        />
      </Mantine>
    </section>
  );
}

function show({ title, message, variant = 'default', action }: Toast) {
  const id = crypto.randomUUID();
  notifications.clean();
  actions.clear();
  actions.set(id, action);
  notifications.show({ id, title, message, role: variant === 'destructive' ? 'alert' : 'status' });
}
