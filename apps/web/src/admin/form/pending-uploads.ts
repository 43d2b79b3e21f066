import { useEffect, useId } from 'react';

/*
 * The fields whose file is still being uploaded. A form that was saved meanwhile would not contain it.
 */

const pending = new Set<string>();

export const hasPendingUploads = () => pending.size > 0;

export function usePendingUpload(isPending: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isPending) return;
    pending.add(id);
    return () => void pending.delete(id);
  }, [id, isPending]);
}
