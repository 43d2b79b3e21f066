import type { LiveSession } from '@site/db/account';
import type { NewAuditEntry } from '@site/db/audit-log';
import type { LoginRequest } from '../auth/login-limits.ts';
import type { Draft } from '../content/draft.ts';
import type { Redirects } from '../content/redirects.ts';
import type { CacheTag } from '../content-changes.ts';
import type { LeadRequest } from '../leads/receive-lead.ts';
import type { MailRenderer } from '../mail/mail-types.ts';
import type { MediaFiles } from '../media/media-files.ts';
import type { ViewCounter } from '../view-counter.ts';

/** The dependencies of every procedure, over tRPC, REST and pages alike. */
export type ProcedureDeps = Pick<LeadRequest, 'config' | 'db' | 'now' | 'content' | 'onQueued'> & {
  views: ViewCounter;
  redirects: Redirects;
  media: MediaFiles;
  /** Begins a backup; false if one is running. */
  backUpNow: (by: Pick<NewAuditEntry, 'actor' | 'network'>) => Promise<boolean>;
  web: { renderMail: MailRenderer };
};

export type Context = ProcedureDeps &
  LeadRequest &
  LoginRequest & {
    /** Renders a page as visitors see it, or with unsaved content, without the cache. */
    renderPage: (path: string, draft?: Draft) => Promise<{ status: number; html: string }>;
    draft: Draft | undefined;
    /** The client that is stored with a session: an IPv4 address, or the /64 network of an IPv6 address. */
    client: string;
    /** Tags of the response that is rendered with this context. */
    cacheTags: Set<CacheTag>;
    /** How the request was sent. */
    route: 'form' | 'rest';
    userAgent: string | undefined;
    /** The session of the Bearer header, looked up on first use. */
    findSession: () => Promise<LiveSession | undefined>;
  };

/** What a change of an address needs to know about the site. */
export const siteOf = ({ config, now }: Pick<Context, 'config' | 'now'>) => ({
  publicUrl: config.publicUrl,
  now: now(),
});
