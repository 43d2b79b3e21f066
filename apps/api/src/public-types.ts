import type { Brand } from '@site/schema/brand';
import type { Call, StoredCall } from '@site/schema/call';
import type { Contact } from '@site/schema/contact';
import type { MailTemplate } from '@site/schema/lead';
import type { TRPCLink } from '@trpc/client';
import type { AppRouter } from './router.ts';

/*
 * The types that the web application imports.
 */

export type { AppRouter } from './router.ts';

/** The typed values and the errors of an invalid form that was posted without JavaScript. */
export type SubmittedForm = {
  values: Record<string, string>;
  issues: { path: string; message: string }[];
  message: string;
};

/** Renders one page for a visitor. The page reads its data through `link`. */
export type PageRenderer = (page: {
  url: string;
  link: TRPCLink<AppRouter>;
  form?: SubmittedForm;
}) => Promise<RenderedPage>;

export type RenderedPage = {
  status: number;
  html: string;
  /** True for a page that is the same under any number of URLs, such as the 404 page. */
  isAtManyUrls?: boolean;
};

/** The generated pictures, as SVG. */
export type Pictures = {
  /** The preview picture of a page. Its version is derived from its content and is part of its URL. */
  share(page: { path: string; link: TRPCLink<AppRouter> }): Promise<{ version: string; svg: string } | undefined>;
  /** The cover picture for a seed; the same seed always gives the same picture. */
  art(seed: string): string;
  icon(shape: 'tab' | 'tile' | 'maskable'): string;
  /** The fonts of the text in the pictures, for rendering them as PNG. */
  fontFiles: readonly string[];
};

/** What a mail to the visitor about a call shows. */
export type CallMail = {
  call: StoredCall;
  /** The private page of the call. */
  bookingUrl: string;
  /** A call on another day is confirmed on the next working day. */
  isOfficeDay: boolean;
};

/** What each mail shows besides the facts of the agency. */
export type MailData = {
  notice:
    | { kind: 'contact'; lead: Contact }
    /** `change` is what the visitor did with the call over the private page. */
    | { kind: 'call'; lead: Call; change?: 'rescheduled' | 'cancelled' };
  /** `replyBy` is null when that moment has passed. */
  confirmation: { lead: Contact; replyBy: Date | null };
  invitation: CallMail;
  confirmed: CallMail;
  rescheduled: CallMail;
  cancelled: CallMail;
  reply: { subject: string; text: string; lead: { name: string; message: string | null; createdAt: Date } };
  test: { recipient: string };
};

export type MailSite = { brand: Brand; publicUrl: string };
export type RenderedMail = { subject: string; html: string; text: string };
export type MailRenderer = <T extends MailTemplate>(template: T, data: MailData[T], site: MailSite) => RenderedMail;

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
