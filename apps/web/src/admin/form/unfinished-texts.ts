import { useEffect, useEffectEvent, useId } from 'react';

/*
 * Typed texts that are not yet part of the form when it is saved: the next item of a list, or an alternative text.
 */

const unfinished = new Map<string, () => unknown>();

/** Adds or stores these texts. The promise is rejected if one of them cannot be stored. */
export const finishTexts = () => Promise.all([...unfinished.values()].map((finish) => finish()));

export function useUnfinishedText(isTyped: boolean, onFinish: () => unknown): void {
  const id = useId();
  const finish = useEffectEvent(onFinish);
  useEffect(() => {
    if (!isTyped) return;
    unfinished.set(id, () => finish());
    return () => void unfinished.delete(id);
  }, [id, isTyped]);
}
