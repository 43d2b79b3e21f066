import type { Page } from '../../page.ts';
import { NotFound } from './NotFound.tsx';

export const page: Page = { Component: NotFound, status: 404 };
