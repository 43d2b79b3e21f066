import { createHmac } from 'node:crypto';
import { findDataSet } from '@site/db/data-set';
import type { Db } from '@site/db/tables';
import {
  bringForwardDeliveries,
  claimDelivery,
  giveUpDelivery,
  markDelivered,
  postponeDelivery,
  type WaitingDelivery,
} from '@site/db/webhook';
import type { Config } from '../config.ts';
import { createDeliveryQueue, type DeliveryQueue, retryAt } from '../delivery-queue.ts';
import { ForbiddenTargetError, postWebhook } from './webhook-request.ts';

/*
 * Sends the queued webhooks. A webhook is retried for about a day, until its receiver answers with a status of 2xx.
 */

const MAX_DELIVERIES_AT_ONCE = 4;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;
/** With delays from 5 seconds to 6 hours, the last retry is made after about a day. */
const MAX_ATTEMPTS = 16;
/** 410 Gone: the receiver refuses further webhooks. */
const GONE = 410;

type Log = { info(fields: object, text: string): void; warn(fields: object, text: string): void };

type Options = { config: Pick<Config, 'webhookPrivateTargets'>; db: Db; now: () => Date; log: Log };

export function createWebhookSender({ config, db, now, log }: Options): DeliveryQueue {
  async function deliver(delivery: WaitingDelivery) {
    const { id, event, attempts, url, secret, payload: body } = delivery;
    const fields = { delivery: id, event, attempts };
    const outcome = await attempt({ id, url, secret, body });
    if (outcome.error === null) {
      await markDelivered(db, id, outcome.status, now());
      log.info(fields, 'sent a webhook');
    } else if (outcome.isFinal || attempts >= MAX_ATTEMPTS) {
      await giveUpDelivery(db, id, now(), outcome);
      log.warn({ ...fields, status: outcome.status }, 'gave up a webhook');
    } else {
      await postponeDelivery(db, id, retryAt(now(), attempts, LONGEST_PAUSE_MS), outcome);
      log.warn({ ...fields, status: outcome.status }, 'could not send a webhook; will retry');
    }
  }

  type Attempt = { id: number; url: string; secret: string; body: string };
  type Outcome = { status: number; error: null } | { status: number | null; error: string; isFinal: boolean };

  async function attempt({ id, url, secret, body }: Attempt): Promise<Outcome> {
    const timestamp = Math.floor(now().getTime() / 1000);
    const dataSet = await findDataSet(db);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'site-webhooks',
      // The same for each attempt, so that the receiver can detect duplicates.
      ...signatureHeaders({ id: `msg_${dataSet}_${id}`, timestamp, body, secret }),
    };
    try {
      const status = await postWebhook({ url, headers, body, privateTargets: config.webhookPrivateTargets });
      if (status >= 200 && status < 300) return { status, error: null };
      return { status, error: describeStatus(status), isFinal: status === GONE };
    } catch (error) {
      const { name, message } = error as Error;
      const text = /^(TimeoutError|AbortError)$/.test(name) ? 'No answer within 10 seconds' : message.slice(0, 300);
      return { status: null, error: text, isFinal: error instanceof ForbiddenTargetError };
    }
  }

  return createDeliveryQueue<WaitingDelivery>({
    concurrency: MAX_DELIVERIES_AT_ONCE,
    longestPauseMs: LONGEST_PAUSE_MS,
    now,
    claim: (at, leaseUntil) => claimDelivery(db, at, leaseUntil),
    deliver,
    bringForward: (at, latest) => bringForwardDeliveries(db, at, latest),
    failed: (error) => log.warn({ err: error }, 'could not process the webhooks'),
  });
}

function describeStatus(status: number): string {
  return status >= 300 && status < 400 ? `HTTP ${status}: redirects are not followed` : `HTTP ${status}`;
}

type Message = { id: string; timestamp: number; body: string; secret: string };

/** The headers with which the receiver checks a webhook, as https://www.standardwebhooks.com specifies them. */
export function signatureHeaders({ id, timestamp, body, secret }: Message): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
