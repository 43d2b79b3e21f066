import { createContext } from 'react';
import type { Preparer } from './prepare.ts';

export const PreparerContext = createContext<Preparer | undefined>(undefined);
