import { createContext, type RefObject, useContext, useEffect, useEffectEvent, useId } from 'react';

/** A form on the screen, and what its fields have to finish before it is saved. */
export type FormScope = {
  root: RefObject<HTMLFormElement | null>;
  /** The fields whose file is still being uploaded. A form that was saved meanwhile would not contain it. */
  pendingUploads: Set<string>;
  /** Add or store what was typed but not added or kept: the next item of a list, or what a picture shows. */
  unfinishedTexts: Map<string, () => unknown>;
};

export const createFormScope = (): FormScope => ({
  root: { current: null },
  pendingUploads: new Set(),
  unfinishedTexts: new Map(),
});

/** The form around a field. */
export const FormContext = createContext<FormScope | undefined>(undefined);

export function usePendingUpload(isPending: boolean): void {
  const id = useId();
  const pending = useContext(FormContext)?.pendingUploads;
  useEffect(() => {
    if (!isPending) return;
    pending?.add(id);
    return () => void pending?.delete(id);
  }, [id, isPending, pending]);
}

/** `onFinish` may return a promise, which is rejected if the text cannot be stored. */
export function useUnfinishedText(isTyped: boolean, onFinish: () => unknown): void {
  const id = useId();
  const unfinished = useContext(FormContext)?.unfinishedTexts;
  const finish = useEffectEvent(onFinish);
  useEffect(() => {
    if (!isTyped) return;
    unfinished?.set(id, () => finish());
    return () => void unfinished?.delete(id);
  }, [id, isTyped, unfinished]);
}
