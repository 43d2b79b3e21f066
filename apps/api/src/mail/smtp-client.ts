import { setTimeout as wait } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { LEASE_MS } from '../delivery-queue.ts';

/*
 * Sends mails over a few connections to an SMTP server that may not answer.
 */

/** SMTP servers usually accept at least this many connections of one client. */
export const MAX_CONNECTIONS = 5;
/** A mail must be sent or failed before its lease ends, or another process would send it too. */
const SEND_MS = 0.75 * LEASE_MS;

export function createSmtpClient(smtpUrl: string, sendMs = SEND_MS) {
  let transport: ReturnType<typeof openTransport> | undefined;
  const close = () => {
    transport?.close({ force: true });
    transport = undefined;
  };
  return {
    async send(mail: SendMailOptions): Promise<void> {
      transport ??= openTransport(smtpUrl);
      const used = transport;
      const finished = new AbortController();
      const deadline = wait(sendMs, 'late', { signal: finished.signal, ref: false }).catch(() => 'late' as const);
      const sent = used.sendMail(mail);
      try {
        if ((await Promise.race([sent, deadline])) !== 'late') return;
      } finally {
        finished.abort();
      }
      // The socket timeout does not end a connection over which a byte arrives now and then.
      sent.catch(() => {});
      if (transport === used) close();
      throw Object.assign(new Error('The mail server did not finish in time'), { code: 'ETIMEDOUT' });
    },
    /** Connects and logs in without sending anything. */
    async verify(): Promise<void> {
      transport ??= openTransport(smtpUrl);
      await transport.verify();
    },
    close,
  };
}

function openTransport(smtpUrl: string) {
  const { hostname, username } = new URL(smtpUrl);
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Credentials are not sent over an unencrypted connection, unless the mail server is on this machine.
    requireTLS: username !== '' && !LOOPBACK.test(hostname),
  });
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;
