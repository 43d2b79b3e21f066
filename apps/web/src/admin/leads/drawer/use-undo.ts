import { UNDO_MS } from '@site/schema/site';
import { useEffect, useState } from 'react';
import { runWithToast } from '../../run-with-toast.ts';
import { useRefreshLeads } from '../use-refresh-leads.ts';

type Change = () => Promise<unknown>;
type Undo = () => void;

/** The undo of changes: in their toasts, and as `undoMailed` until the visitor is mailed about the last one. */
export function useUndo() {
  const refresh = useRefreshLeads();
  const [undoMailed, setUndoMailed] = useState<() => void>();

  useEffect(() => {
    const timer = setTimeout(() => setUndoMailed(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoMailed]);

  const undo =
    (change: Change): Undo =>
    () => {
      setUndoMailed(undefined);
      void runWithToast(change, { success: 'Undone', failure: 'Failed to undo', refresh });
    };

  const mailed = (change: Change, run: Undo) => async () => {
    await change();
    setUndoMailed(() => run);
  };

  return { undo, mailed, undoMailed };
}
