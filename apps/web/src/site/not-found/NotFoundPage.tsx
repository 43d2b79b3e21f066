import { definePage } from '../../app/page.ts';
import { notFound } from './NotFound.tsx';

export const page = definePage({ Component: () => <notFound.Component />, head: notFound.head, status: 404 });
