import { recordingDb } from '@site/db/change-source';
import { findDueCopy, publishDueCopy } from '@site/db/drafts';
import type { Db } from '@site/db/tables';
import type { Config } from '../config.ts';
import type { ContentChanges } from '../content-changes.ts';
import { createDeliveryQueue, type DeliveryQueue } from '../delivery-queue.ts';

/*
 * Publishes working copies at the time that the administrator has set.
 */

type Options = {
  config: Pick<Config, 'publicUrl'>;
  db: Db;
  now: () => Date;
  content: Pick<ContentChanges, 'notify'>;
  log: Record<'info' | 'warn', (fields: object, text: string) => void>;
};

export function createScheduledCopies({ config, db, now, content, log }: Options): DeliveryQueue {
  const recorded = recordingDb(db, { actor: 'server', network: null, now });
  return createDeliveryQueue({
    concurrency: 1,
    longestPauseMs: 0,
    now,
    claim: (at) => findDueCopy(db, at),
    async deliver(subject) {
      const result = await publishDueCopy(recorded, subject, { now: now(), publicUrl: config.publicUrl });
      if (!result) return;
      if ('message' in result) {
        log.warn({ ...subject, field: result.path, reason: result.message }, 'could not publish a scheduled draft');
      } else {
        await content.notify();
        log.info(subject, 'published a scheduled draft');
      }
    },
    bringForward: async () => {},
    failed: (error) => log.warn({ err: error }, 'could not publish scheduled drafts; will retry'),
  });
}
