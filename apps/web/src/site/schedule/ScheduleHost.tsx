import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { loadScheduleDialog } from './load-schedule-dialog.ts';
import { scheduleDialog } from './schedule-dialog.ts';

const ScheduleDialog = lazy(async () => ({ default: (await loadScheduleDialog()).ScheduleDialog }));

/** Where the dialog lives: nothing of it is there before the first trigger, and what was typed stays after it. */
export function ScheduleHost() {
  const isOpen = useSyncExternalStore(scheduleDialog.subscribe, scheduleDialog.isOpen, () => false);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);

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
