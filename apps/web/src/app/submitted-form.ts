import type { SubmittedForm } from '@site/api/public-types';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

export type { SubmittedForm } from '@site/api/public-types';

export const SubmittedFormContext = createContext<SubmittedForm | undefined>(undefined);

/** The form that was posted to this page without JavaScript and not taken; no longer once the visitor went on. */
export function useSubmittedForm(): SubmittedForm | undefined {
  const form = useContext(SubmittedFormContext);
  // The key of the address that the document was loaded with.
  return useLocation().key === 'default' ? form : undefined;
}
