import { UNATTENDED } from '@site/schema/site';
import type { FastifyRequest } from 'fastify';
import { sessionReader } from '../auth/sessions.ts';
import type { Context, ProcedureDeps } from '../context.ts';
import { clientKey, siteKey } from './guards/client-key.ts';

/** The context of a request with its session. */
export function userContext(services: ProcedureDeps, request: FastifyRequest): Context {
  return createContext(services, request, request.headers.authorization);
}

/** The context of a request without its session: pages are the same for every visitor. */
export function visitorContext(services: ProcedureDeps, request: FastifyRequest): Context {
  return createContext(services, request);
}

/** The context of a response that is rendered for all visitors. */
export function sharedContext(services: ProcedureDeps): Context {
  return createContext(services);
}

function createContext(services: ProcedureDeps, request?: FastifyRequest, authorization?: string): Context {
  return {
    ...services,
    client: request ? clientKey(request.ip) : 'anyone',
    clientSite: request ? siteKey(request.ip) : 'anyone',
    isPostedForm: false,
    logFailedLogin: () => request?.log.info({ reqId: request.id, address: request.ip }, 'login failed'),
    userAgent: request?.headers['user-agent'],
    cacheTags: new Set(),
    findSession: sessionReader(
      services.db,
      { authorization, isUnattended: request?.headers[UNATTENDED] !== undefined },
      services.now,
    ),
  };
}
