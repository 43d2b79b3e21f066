import type { LiveSession } from '@site/db/account';
import type { Db } from '@site/db/tables';
import type { Config } from './config.ts';
import type { ContentChanges } from './content-changes.ts';
import type { ViewCounter } from './view-counter.ts';

/** What every procedure may use, whichever face it is called through. */
export type Services = {
  config: Config;
  db: Db;
  now: () => Date;
  content: ContentChanges;
  views: ViewCounter;
  /** Tells the mailer that a lead has come. */
  leadArrived: () => void;
};

export type Context = Services & {
  /** Who asks, for counting: an address, or a network where one person has many. */
  client: string;
  /** What the answer shows beside content. */
  shown: { views: boolean };
  /** What the browser calls itself. */
  userAgent: string | undefined;
  /** The session behind the Bearer header, looked up when first asked for. */
  session: () => Promise<LiveSession | undefined>;
};
