import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { toasts, UNDO_MS } from '@site/schema/site';
import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { Mantine } from '../theme/Mantine.tsx';
import { ToastCard } from './ToastCard.tsx';
import classes from './Toaster.module.css';
import { closingCount, recoveryCount, type Toast, takeToast, toastCount } from './toasts.ts';
import { useToastPlace } from './use-toast-place.ts';

const CARD = '[data-toast]';

/** The action of the visible toast and its time on the screen, which Mantine's notification data cannot hold. */
const shownToasts = new Map<string, { action: Toast['action']; autoCloseMs: number }>();

/** Shows one toast at a time: a new toast replaces the previous one. */
export function Toaster() {
  const region = useRef<HTMLElement>(null);
  const previousFocus = useRef<Element>(null);
  useToastPlace(region);

  useEffect(() => {
    const showNext = () => {
      for (let toast = takeToast(); toast; toast = takeToast()) show(toast);
    };
    // Screen readers announce only changes of an existing live region, so the region renders before the first toast.
    const timer = setTimeout(showNext, 50);
    const unsubscribe = toastCount.subscribe(showNext);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);

  const closeErrors = useEffectEvent(() => {
    for (const { id = '' } of errors()) close(id);
  });
  useEffect(() => recoveryCount.subscribe(() => closeErrors()), []);
  useEffect(() => closingCount.subscribe(() => notifications.clean()), []);

  useEffect(() => {
    function focusToast(event: KeyboardEvent) {
      const card = region.current?.querySelector<HTMLElement>(CARD);
      if (event.key !== toasts.hotkey || !card) return;
      event.preventDefault();
      card.focus();
    }
    window.addEventListener('keydown', focusToast);
    return () => window.removeEventListener('keydown', focusToast);
  }, []);

  function close(id: string) {
    const hadFocus = region.current?.contains(document.activeElement);
    notifications.hide(id);
    if (hadFocus && previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  }

  return (
    <section
      ref={region}
      aria-label={`Notifications (${toasts.hotkey})`}
      aria-live="polite"
      className={classes.region}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
      }}
    >
      <Mantine>
        <Notifications
          withinPortal={false}
          position="bottom-right"
          className={classes.viewport ?? ''}
          limit={toasts.visible}
          // Above every dialog, including the full-page login dialog.
          zIndex={500}
          containerWidth={toasts.maxWidthPx}
          notificationMaxHeight={480}
          // With a transition, the old toast would be visible beside the new one.
          transitionDuration={0}
          // Mantine's own swipe works in both directions and depends on the width.
          allowDragDismiss={false}
          allowScrollDismiss={false}
          renderNotification={(toast) => (
            <ToastCard toast={toast} {...shownToasts.get(toast.id ?? '')} onClose={() => close(toast.id ?? '')} />
          )}
        />
      </Mantine>
    </section>
  );
}

function show({ title, message, details = [], variant = 'default', yieldsToErrors = false, undo, action }: Toast) {
  if (yieldsToErrors && errors().length > 0) return;
  const id = crypto.randomUUID();
  notifications.clean();
  const autoCloseMs = undo ? UNDO_MS : toasts.autoCloseMs;
  shownToasts.clear();
  shownToasts.set(id, { action: undo ? { label: 'Undo', run: undo } : action, autoCloseMs });
  const parts = details.map((part) => (
    <Fragment key={part}>
      {' '}
      <span className={classes.unbroken}>{part}</span>
    </Fragment>
  ));
  notifications.show({
    id,
    title,
    message: message && [message, ...parts],
    autoClose: autoCloseMs,
    role: variant === 'destructive' ? 'alert' : 'status',
  });
}

const errors = () => notificationsStore.getState().notifications.filter(({ role }) => role === 'alert');
