import { createContext, useContext } from 'react';

/*
 * A mail is rendered twice, as HTML and as text, by the same components. As text, the components of `parts.tsx` render
 * nothing but text.
 */

export type MailFormat = 'html' | 'text';

export const MailFormatContext = createContext<MailFormat>('html');

export const useIsText = () => useContext(MailFormatContext) === 'text';
