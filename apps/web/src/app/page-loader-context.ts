import { createContext } from 'react';
import type { Preparer } from './page-loader.ts';

export const PreparerContext = createContext<Preparer | undefined>(undefined);
