import type { SubmittedForm } from '@site/api/public-types';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

export type { SubmittedForm } from '@site/api/public-types';

export const SubmittedFormContext = createContext<SubmittedForm | undefined>(undefined);

/** The form that was posted to this page without JavaScript and rejected; undefined after a navigation. */
export function useSubmittedForm(): SubmittedForm | undefined {
  const form = useContext(SubmittedFormContext);
  // 'default' is the key of the history entry of the loaded document.
  return useLocation().key === 'default' ? form : undefined;
}
