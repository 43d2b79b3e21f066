import { UNATTENDED } from '@site/schema/site';
import type { FastifyRequest } from 'fastify';
import { recordRefusedLogin } from '../auth/refused-logins.ts';
import { sessionReader } from '../auth/sessions.ts';
import type { Context, ProcedureDeps } from '../trpc/context.ts';
import type { WebApplication } from '../trpc/public-types.ts';
import { clientKey, siteKey } from './guards/client-key.ts';
import { isTrpcUrl } from './guards/request-url.ts';
import { localLink } from './pages/local-link.ts';

type Services = ProcedureDeps & { web: Pick<WebApplication, 'render'> };

export function userContext(services: Services, request: FastifyRequest): Context {
  return createContext(services, request, request.headers.authorization);
}

/** The context of a request without its session: pages are the same for every visitor. */
export function visitorContext(services: Services, request: FastifyRequest): Context {
  return createContext(services, request);
}

/** The context of a response that is rendered for all visitors. */
export function sharedContext(services: Services): Context {
  return createContext(services);
}

function createContext(services: Services, request?: FastifyRequest, authorization?: string): Context {
  return {
    ...services,
    client: request ? clientKey(request.ip) : 'anyone',
    clientSite: request ? siteKey(request.ip) : 'anyone',
    isPostedForm: false,
    async logFailedLogin(step, actor) {
      if (!request) return;
      const event = step === 'confirmation' ? 'confirmation failed' : 'login failed';
      request.log.info({ reqId: request.id, address: request.ip }, event);
      await recordRefusedLogin({ db: services.db, now: services.now(), client: clientKey(request.ip), step, actor });
    },
    userAgent: request?.headers['user-agent'],
    route: request && isTrpcUrl(request.url) ? 'form' : 'rest',
    cacheTags: new Set(),
    draft: undefined,
    renderPage(path, draft) {
      const link = localLink({ ...sharedContext(services), draft }, request);
      return services.web.render({ url: path, link });
    },
    findSession: sessionReader(
      services.db,
      { authorization, isUnattended: request?.headers[UNATTENDED] !== undefined },
      services.now,
    ),
  };
}
