import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type Outcome, waitingSubmissions } from './waiting-submissions.ts';

/** Whether the form of a draft was sent offline and is queued; `onOutcome` is called with the outcome. */
export function useWaitingSubmission(draft: string, onOutcome: (outcome: Outcome) => void): boolean {
  const receive = useEffectEvent(onOutcome);
  useEffect(() => waitingSubmissions.receive(draft, (outcome) => receive(outcome)), [draft]);
  return useSyncExternalStore(
    waitingSubmissions.subscribe,
    () => waitingSubmissions.has(draft),
    () => false,
  );
}
