import { defaultCallForm } from '@site/schema/call-form';
import { useSite } from '../../app/site-facts.ts';

/** The words of the form that books a call. */
export const useCallTexts = () => useSite().callForm ?? defaultCallForm;
