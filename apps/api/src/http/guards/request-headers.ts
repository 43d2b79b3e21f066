import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import { sendError } from '../error-responses.ts';

/**
 * Refuses HTTP/1.1 requests without Host, with an unknown Expect, or with two Host headers, because a proxy may use the
 * other one than this server. Node would refuse them too, but without our response headers; `requireHostHeader: false`
 * in the server options leaves missing ones to this hook.
 */
export function checkRequestHeaders(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', ({ headers: { host, expect }, raw }, reply, done) => {
    if (countHosts(raw.rawHeaders) > 1) return sendError(reply, { status: 400 });
    if (raw.httpVersion !== '1.1') return done();
    if (host === undefined) return sendError(reply, { status: 400 });
    if (expect !== undefined && !CONTINUE.test(expect)) return sendError(reply, { status: 417 });
    done();
  });
}

/** Warns once when requests come through a proxy that is missing in TRUST_PROXY: all its visitors share their limits. */
export function warnAboutUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', ({ ip, raw, headers, log }, _, done) => {
    const isIgnored = headers['x-forwarded-for'] !== undefined && ip === raw.socket.remoteAddress;
    if (isIgnored && !hasWarned && isLocal(ip)) {
      hasWarned = true;
      log.warn({ proxy: ip }, 'X-Forwarded-For is ignored: if this is your proxy, add its address to TRUST_PROXY');
    }
    done();
  });
}

const LOCAL_RANGES: readonly string[] = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];
const isLocal = (ip: string) => ipaddr.isValid(ip) && LOCAL_RANGES.includes(ipaddr.process(ip).range());

/** Names are at even positions. */
const countHosts = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, position) => position % 2 === 0 && /^host$/i.test(name)).length;

/** As Node recognises it. */
const CONTINUE = /(?:^|\W)100-continue(?:$|\W)/i;
