import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '../store.ts';
import { loadToaster } from './load-toaster.ts';
import { toastCount } from './toasts.ts';

type Props = {
  /** Loads the toaster before the first toast. */
  expected?: boolean;
};

/** Renders toasts; loads the toaster with the first of them. */
export function ToastHost({ expected = false }: Props) {
  const shown = useStore(toastCount);
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    if (!expected && shown === 0) return;
    // After a failure the next toast retries.
    loadToaster().then(
      (loaded) => setToaster(() => loaded.Toaster),
      () => {},
    );
  }, [expected, shown]);

  return Toaster ? <Toaster /> : null;
}
