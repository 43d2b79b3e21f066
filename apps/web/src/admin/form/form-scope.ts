import { createContext, useContext, useEffect, useEffectEvent, useId } from 'react';

/** A form and what its fields must finish before it is saved. */
export type FormScope = {
  /** Its element, once it is on the page. */
  form: HTMLFormElement | null;
  attach(element: HTMLFormElement | null): void;
  /** The fields whose file is still being uploaded. A form that was saved meanwhile would not contain it. */
  pendingUploads: Set<string>;
  /** Functions that add or store typed but unconfirmed texts: the next item of a list, or the description of a picture. */
  unfinishedTexts: Map<string, () => unknown>;
};

export function createFormScope(): FormScope {
  const scope: FormScope = {
    form: null,
    attach(element) {
      scope.form = element;
    },
    pendingUploads: new Set(),
    unfinishedTexts: new Map(),
  };
  return scope;
}

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
