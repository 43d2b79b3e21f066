import { createContext, useContext } from 'react';
import type { MailStyles } from './mail-style.ts';

/*
 * A mail is rendered twice, as HTML and as text, by the same components. As text, the components of `parts.tsx` render
 * only text.
 */

export type MailFormat = 'html' | 'text';

type MailLayout = { format: MailFormat; styles: MailStyles; subject: string };

export const MailLayoutContext = createContext<MailLayout | undefined>(undefined);

function useLayout(): MailLayout {
  const layout = useContext(MailLayoutContext);
  if (!layout) throw new Error('A mail is rendered by renderMail');
  return layout;
}

export const useIsText = () => useLayout().format === 'text';

export const useSubject = () => useLayout().subject;

/** The styles in the colours of the site. */
export const useMailStyles = () => useLayout().styles;
