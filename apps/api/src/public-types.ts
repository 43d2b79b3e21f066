import type { TRPCLink } from '@trpc/client';
import type { AppRouter } from './router.ts';

/*
 * The types that the web application imports.
 */

export type { AppRouter } from './router.ts';

/** A form that was posted without JavaScript and not taken: what was typed, and what is wrong with it. */
export type SubmittedForm = {
  values: Record<string, string>;
  issues: { path: string; message: string }[];
  message: string;
};

/** Renders one page as a visitor sees it; the page reads its data through the link it is given. */
export type PageRenderer = (page: {
  url: string;
  link: TRPCLink<AppRouter>;
  form?: SubmittedForm;
}) => Promise<{ status: number; html: string }>;

/** The pictures beside the pages, drawn as SVG. */
export type Pictures = {
  /** The card of a page that can be shared; its version follows from what is on it, and stands in its address. */
  share(page: { path: string; link: TRPCLink<AppRouter> }): Promise<{ version: string; svg: string } | undefined>;
  /** The cover that a seed stands for. */
  art(seed: string): string;
  icon(shape: 'tab' | 'tile' | 'maskable'): string;
  /** What the text in them is set in, for whoever turns them into pixels. */
  fontFiles: readonly string[];
};

/** The web application as the server is given it. */
export type WebApplication = {
  render: PageRenderer;
  /** Removes the query parameters that the page does not use, so that equal pages share a cache key. */
  normalizeUrl(url: string): string;
  pictures: Pictures;
  /** The scripts that pages carry inline; the server allows these and no others. */
  inlineScripts: readonly string[];
  /** True while its code may change under the server: then nothing that was made with it is sent twice. */
  isChanging?: boolean;
  /** Where its built files are. */
  folder: string;
};
