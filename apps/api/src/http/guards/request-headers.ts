import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import { sendError } from '../error-responses.ts';

/**
 * Refuses requests with two Host headers, because a proxy may read a different one than this server, and HTTP/1.1
 * requests without Host or with an unknown Expect. Node would refuse the latter too, but without our response headers;
 * `requireHostHeader: false` leaves a missing Host to this hook.
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

/** Warns once about a proxy that is missing in TRUST_PROXY: all visitors behind it share one limit. */
export function warnAboutUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', ({ ip, ips, headers, log }, _, done) => {
    // The addresses from the connection up to the first that is not trusted: one if no proxy is.
    const isIgnored = headers['x-forwarded-for'] !== undefined && (ips?.length ?? 1) < 2;
    if (isIgnored && !hasWarned && isLocal(ip)) {
      hasWarned = true;
      log.warn({ proxy: ip }, 'X-Forwarded-For is ignored: if this is your proxy, add its address to TRUST_PROXY');
    }
    done();
  });
}

const LOCAL_RANGES: readonly string[] = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];
const isLocal = (ip: string) => ipaddr.isValid(ip) && LOCAL_RANGES.includes(ipaddr.process(ip).range());

/** Counts the Host headers; `rawHeaders` has the names at even positions. */
const countHosts = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, position) => position % 2 === 0 && /^host$/i.test(name)).length;

/** The pattern by which Node recognises the header. */
const CONTINUE = /(?:^|\W)100-continue(?:$|\W)/i;
