import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { loadScheduleDialog } from './load-schedule-dialog.ts';
import { scheduleDialog } from './schedule-dialog-state.ts';

const ScheduleDialog = lazy(async () => ({ default: (await loadScheduleDialog()).ScheduleDialog }));

/** Where the dialog lives: nothing of it is there before the first trigger, and what was typed stays after it. */
export function ScheduleHost() {
  const isOpen = useSyncExternalStore(scheduleDialog.subscribe, scheduleDialog.isOpen, () => false);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);

  // It belongs to the page that it was opened on: closed as that page goes, and not after the next one can be pressed.
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
