import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { loadToaster } from './load-toaster.ts';
import { toastQueue } from './toasts.ts';

type Props = {
  /** Whether toasts are to be expected: then what shows them is there before the first one. */
  expected?: boolean;
};

/** Where toasts appear: nothing of it is there before it is wanted. */
export function ToastHost({ expected = false }: Props) {
  const shown = useSyncExternalStore(toastQueue.subscribe, toastQueue.count, () => 0);
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    if (!expected && shown === 0) return;
    // Without it the next toast tries again; the page stays as it is.
    loadToaster().then(
      (loaded) => setToaster(() => loaded.Toaster),
      () => {},
    );
  }, [expected, shown]);

  return Toaster ? <Toaster /> : null;
}
