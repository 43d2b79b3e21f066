import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastQueue } from './toasts.ts';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

/** Where toasts appear: nothing of it is there before the first one. */
export function ToastHost() {
  const areWanted = useSyncExternalStore(toastQueue.subscribe, toastQueue.areWanted, () => false);
  return areWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
