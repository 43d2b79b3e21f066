import { createContext } from 'react';
import type { LineColor } from '../../../ui/line-map/drawing.ts';

/** The colour of the open section. Dialogs are rendered outside its element, so they read it here. */
export const SectionLine = createContext<LineColor | undefined>(undefined);
