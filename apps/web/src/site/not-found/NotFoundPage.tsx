import { definePage } from '../../app/page.ts';
import { NotFound } from './NotFound.tsx';

export const page = definePage({ Component: () => <NotFound />, status: 404 });
