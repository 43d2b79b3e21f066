import { createContext, use } from 'react';

export type CopyForm = {
  /** The messages of invalid fields by their paths. */
  errors: Readonly<Record<string, unknown>>;
  actions: CopyActions;
};

/** Stay the same while the form is open, so that a field renders only when its own value changes. */
export type CopyActions = {
  change: (path: string, value: unknown) => void;
  /** Puts back the default of a field, and offers to undo that. */
  restore: (path: string, initial: unknown) => void;
  /** Removes an item of a list, and offers to undo that. */
  remove: (listPath: string, index: number, name: string) => void;
};

export const CopyFormContext = createContext<CopyForm | undefined>(undefined);

export function useCopyForm(): CopyForm {
  const form = use(CopyFormContext);
  if (!form) throw new Error('The fields of texts need a form around them');
  return form;
}
