import { createContext, use } from 'react';

export type CopyForm = {
  /** The messages of invalid fields by their paths. */
  errors: Readonly<Record<string, unknown>>;
  actions: CopyActions;
  /** The path of the field that the URL opens. */
  wanted: string;
};

/** Stable while the form is open, so that a field renders only when its own value changes. */
export type CopyActions = {
  change: (path: string, value: unknown) => void;
  /** Restores the default of a field, with an undo. */
  restore: (path: string, initial: unknown) => void;
  /** Removes an item of a list, with an undo. */
  remove: (listPath: string, index: number, name: string) => void;
};

export const CopyFormContext = createContext<CopyForm | undefined>(undefined);

export function useCopyForm(): CopyForm {
  const form = use(CopyFormContext);
  if (!form) throw new Error('The fields of texts need a form around them');
  return form;
}
