import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../ui/store.ts';
import { loadScheduleDialog } from './load-schedule-dialog.ts';
import { scheduleDialog } from './schedule-dialog-state.ts';

const ScheduleDialog = lazy(async () => ({ default: (await loadScheduleDialog()).ScheduleDialog }));

/** Renders the dialog. It is loaded when it first opens and stays mounted, so that the typed text is kept. */
export function ScheduleHost() {
  const isOpen = useStore(scheduleDialog.isOpen);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);

  // A navigation closes the dialog, in a layout effect so that the next page is never covered by it.
  const { key } = useLocation();
  useLayoutEffect(() => scheduleDialog.close, [key]);

  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) scheduleDialog.trigger()?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return wasOpened ? (
    <Suspense>
      <ScheduleDialog isOpen={isOpen} onClose={scheduleDialog.close} />
    </Suspense>
  ) : null;
}
