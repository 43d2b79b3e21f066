import { createHmac } from 'node:crypto';

type Message = { id: string; timestamp: number; body: string; secret: string };

/** The headers with which the receiver checks a webhook, as https://www.standardwebhooks.com specifies them. */
export function signatureHeaders({ id, timestamp, body, secret }: Message): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
