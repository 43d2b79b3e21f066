import type { TRPCLink } from '@trpc/client';
import type { AppRouter } from './router.ts';

/*
 * The type-only door for the web application.
 */

export type { AppRouter } from './router.ts';

/** Renders one page as a visitor sees it; the page reads its data through the link it is given. */
export type PageRenderer = (page: {
  url: string;
  link: TRPCLink<AppRouter>;
}) => Promise<{ status: number; html: string }>;
