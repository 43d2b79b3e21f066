import type { LiveSession } from '@site/db/account';
import type { Db } from '@site/db/tables';
import type { Config } from '../config.ts';
import type { Draft } from '../content/page-texts.ts';
import type { CacheTag, ContentChanges } from '../content-changes.ts';
import type { MailRenderer } from '../mail/mail-types.ts';
import type { MediaFiles } from '../media/media-files.ts';
import type { ViewCounter } from '../view-counter.ts';

/** The dependencies of every procedure, over tRPC, REST and pages alike. */
export type ProcedureDeps = {
  config: Config;
  db: Db;
  now: () => Date;
  content: ContentChanges;
  views: ViewCounter;
  media: MediaFiles;
  web: { renderMail: MailRenderer };
  /** Called when mails or webhooks have been queued, so that they are sent at once. */
  onLead: () => void;
};

export type Context = ProcedureDeps & {
  /** Renders a page with unsaved content as HTML, for the preview in the admin. */
  renderDraft: (path: string, draft: Draft) => Promise<string>;
  draft: Draft | undefined;
  /** The client that is stored with a session: an IPv4 address, or the /64 network of an IPv6 address. */
  client: string;
  /** The client in all rate limits: an IPv4 address, or the /48 network of an IPv6 address. */
  clientSite: string;
  /** True for forms that are posted without JavaScript, whose submission key can be guessed. */
  isPostedForm: boolean;
  /** Logs that a login failed, with the address of the client. */
  logFailedLogin: () => void;
  /** Tags of the response that is rendered with this context. */
  cacheTags: Set<CacheTag>;
  /** The User-Agent header. */
  userAgent: string | undefined;
  /** The session of the Bearer header, looked up on first use. */
  findSession: () => Promise<LiveSession | undefined>;
};
