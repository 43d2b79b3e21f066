import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyServerFactoryHandler, FastifyServerOptions, preParsingHookHandler } from 'fastify';
import { noteAnswer } from '../guards/client-errors.ts';
import { isOfApi } from '../guards/request-url.ts';
import { type KeptAnswer, representationFor } from './cached-response.ts';
import { isKnown } from './etag.ts';

/*
 * In front of everything: an answer that lies ready is sent before routing, hooks and logs are asked. Whatever is
 * less plain than a GET or HEAD for exactly its address goes the long way. No line is written, so no request id is sent.
 */

export type Shelf = { find(address: string): KeptAnswer | undefined };

type Options = {
  shelves: readonly Shelf[];
  /** Public answers of the API, which every client may have so many of. */
  reads: Shelf;
  /** Counts a request; the headers that say how many are left, or nothing where none is. */
  meter?: ((request: IncomingMessage) => string[] | undefined) | undefined;
  headers: Record<string, string>;
  /** What every answer depends on beside what it names itself. */
  vary?: string | undefined;
  /** Whether connections are to end with their next answer. */
  isStopping: () => boolean;
};

/** Raw headers, name after value, as Node writes them fastest. */
type Heads = { ok: string[]; notModified: string[] };

export function serverWithFront({ shelves, reads, meter, headers, vary: varyOfAll, isStopping }: Options) {
  const heads = new WeakMap<object, Heads>();

  function headsOf(representation: ReturnType<typeof representationFor>): Heads {
    const known = heads.get(representation);
    if (known) return known;
    const { etag = '', vary: own, 'cache-control': cache = '' } = representation.headers;
    const vary = [varyOfAll, own].filter(Boolean).join(', ');
    const made = {
      ok: Object.entries({ ...headers, ...representation.headers, vary }).flat(),
      // The browser keeps the other headers of the answer that it has.
      notModified: Object.entries({ etag, vary, 'cache-control': cache }).flat(),
    };
    heads.set(representation, made);
    return made;
  }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers: asked, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || asked.origin !== undefined || asked.range !== undefined)
      return false;
    const isRead = isOfApi(url);
    const kept = isRead ? reads.find(url) : find(url);
    if (!kept || (kept.vary !== undefined && asksForMore(asked))) return false;
    const counted = isRead && meter ? meter(request) : none;
    if (!counted) return false;
    const representation = representationFor(kept, asked['accept-encoding']);
    const { ok, notModified } = headsOf(representation);
    const isHeld = isKnown(asked['if-none-match'], representation.etag);
    const head = isHeld ? notModified : ok;
    response
      .writeHead(isHeld ? 304 : 200, counted === none ? head : [...head, ...counted])
      .end(isHeld ? undefined : representation.body);
    return true;
  }

  function find(address: string): KeptAnswer | undefined {
    for (const shelf of shelves) {
      const kept = shelf.find(address);
      if (kept) return kept;
    }
    return undefined;
  }

  return (handle: FastifyServerFactoryHandler, options: FastifyServerOptions): Server => {
    const hold = holdFirst();
    // Most requests have no body, and need no stream to say so.
    const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
      hold(request, response);
      if (isStopping()) response.shouldKeepAlive = false;
      if (answer(request, response)) return;
      noteAnswer(request.socket, response);
      handle(request, response);
    });
    // What Fastify sets on a server of its own.
    server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
    server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
    server.setTimeout(options.connectionTimeout ?? 0);
    return server;
  };
}

/** V8's `kSlackTrackingCounterStart`. */
const SIZED_BY = 7;

/**
 * V8 sizes all requests and answers once it has made seven, by the shapes of those it still knows. A collection before
 * that would have it forget them all, and every later answer would be a dictionary that takes twice as long.
 */
function holdFirst() {
  let held: object[] | undefined = [];
  return (request: IncomingMessage, response: ServerResponse) => {
    if (held && held.push([request, response]) > SIZED_BY) held = undefined;
  };
}

/** What needs no stream to be empty needs one that ends, where a body is announced and not sent. */
export const emptyBodies: preParsingHookHandler = ({ headers }, _, payload, done) => {
  const isGone = headers['content-type'] !== undefined && payload instanceof Readable && payload.destroyed;
  done(null, isGone ? Readable.from([]) : payload);
};

const none: string[] = [];

// What an answer depends on beside its address and its encoding: an article may be Markdown, tRPC may be streamed.
function asksForMore({ accept, 'trpc-accept': streamed }: IncomingHttpHeaders): boolean {
  return streamed !== undefined || (accept !== undefined && /text\/markdown/i.test(accept));
}
