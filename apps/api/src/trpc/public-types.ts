import type { Slot } from '@site/schema/booking';
import type { Look } from '@site/schema/look';
import type { TRPCLink } from '@trpc/client';
import type { MailRenderer } from '../mail/mail-types.ts';
import type { AppRouter } from './router.ts';

/*
 * The types that the web application imports.
 */

export type { CallMail, MailData, MailRenderer, MailSite, RenderedMail } from '../mail/mail-types.ts';
export type { AppRouter } from './router.ts';

/** The typed values and the errors of an invalid form that was posted without JavaScript. */
export type SubmittedForm = {
  values: Record<string, string>;
  issues: { path: string; message: string }[];
  message: string;
  /** Free slots, if the requested one is full. */
  slots?: Slot[];
};

/** What the banner above a preview says. */
export type PreviewBanner = {
  /** The kind of content: "Blog post". */
  name: string;
  title: string;
  versionNumber: number | null;
  until: Date;
  /** The address to which the answer of the reader is posted. */
  action: string;
  /** Whether the answer has just been sent. */
  isSent: boolean;
};

/** Renders one page for a visitor. The page reads its data through `link`. */
export type PageRenderer = (page: {
  url: string;
  link: TRPCLink<AppRouter>;
  form?: SubmittedForm;
  /** Set for a preview, which is rendered without scripts. `gone` if its link is invalid, expired or revoked. */
  preview?: PreviewBanner | 'gone';
}) => Promise<RenderedPage>;

export type RenderedPage = {
  status: number;
  html: string;
  /** True for a page that is the same under any number of URLs, such as the 404 page. */
  isAtManyUrls?: boolean;
};

/** The parameters of a cover image under /art. */
export type ArtRequest = {
  seed: string;
  look: Look | undefined;
  /** The path of the public page that shows this image as its cover; undefined if there is none. */
  page: string | undefined;
  link: TRPCLink<AppRouter>;
};

/** The generated pictures, as SVG. */
export type Pictures = {
  /** The preview picture of a page. Its version is derived from its content and is part of its URL. */
  share(page: { path: string; link: TRPCLink<AppRouter> }): Promise<{ version: string; svg: string } | undefined>;
  /** Draws the cover of `page`. Without a page, the drawing depends only on `seed` and the colours. */
  art(cover: ArtRequest): Promise<string>;
  /** The default logo, or the uploaded one: a data URL. */
  icon(shape: 'tab' | 'tile' | 'maskable', look: Look | undefined, picture?: string): string;
  /** The fonts of the text in the pictures, for rendering them as PNG. */
  fontFiles: readonly string[];
};

/** The interface between the server and the web application. */
export type WebApplication = {
  render: PageRenderer;
  /** Removes the query parameters that the page does not use, so that equal pages share a cache key. */
  normalizeUrl(url: string): string;
  pictures: Pictures;
  renderMail: MailRenderer;
  /** The inline scripts of pages; the content security policy allows no others. */
  inlineScripts: readonly string[];
  /** True under `pnpm dev`, where code may change at any time: responses are not cached. */
  isDevelopment?: boolean;
  /** The folder with the built files. */
  folder: string;
};
