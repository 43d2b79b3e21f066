import { type CallInput, callInput } from '@site/schema/call';
import { type ContactInput, contactInput } from '@site/schema/contact';
import { HONEYPOT, type SentForm, sentPath } from '@site/schema/form-post';
import { paths } from '@site/schema/paths';
import { scheduleIssues } from '@site/schema/schedule';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { type ErrorDetails, issuesOf, publicError } from '../../errors.ts';
import type { PageRenderer } from '../../public-types.ts';
import { type Caller, createCaller } from '../../router.ts';
import { logError, toHttpError } from '../errors.ts';
import { localLink } from './local-link.ts';

/*
 * The public forms as browsers post them without JavaScript: to the URL of their own page, from our own site alone.
 * A valid form is answered with a redirect to the thank-you page, an invalid one with the same page and the errors.
 */

type Options = { render: PageRenderer; visitor: (request: FastifyRequest) => Context; config: Config };
type Values = Record<string, string>;

type Form = {
  url: string;
  path: (slug: string) => string;
  name: SentForm;
  fields: string[];
  send(caller: Caller, values: Values, about: { slug: string; now: Date }): Promise<unknown>;
};

const FORM_TYPE = 'application/x-www-form-urlencoded';
const contactFields = Object.keys(contactInput.shape);

const forms: Form[] = [
  {
    url: paths.contact,
    path: () => paths.contact,
    name: 'contact',
    fields: contactFields,
    // The procedure validates the values.
    send: (caller, values) => caller.contact.send(values as ContactInput),
  },
  {
    url: paths.scheduleCall,
    path: () => paths.scheduleCall,
    name: 'call',
    fields: Object.keys(callInput.shape),
    send(caller, values, { now }) {
      const call = values as CallInput & { preferredDate: string };
      const issues = scheduleIssues(call, now);
      if (issues.length === 0) return caller.callRequest.schedule(call);
      const all = [...issuesOf(callInput.safeParse(call).error), ...issues];
      throw publicError('BAD_REQUEST', all[0]?.message ?? '', { issues: all });
    },
  },
  {
    url: `${paths.services}/:slug`,
    path: paths.service,
    name: 'enquiry',
    fields: contactFields,
    async send(caller, values, { slug }) {
      const { id } = await caller.service.bySlug({ slug });
      return caller.service.enquire({ ...(values as ContactInput), id });
    },
  },
];

export async function acceptForms(app: FastifyInstance, { render, visitor, config }: Options): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(FORM_TYPE, { parseAs: 'string' }, (_, body, done) => {
      done(null, new URLSearchParams(body));
    });

    // After the body was read, so that the page can show again what was typed.
    scope.addHook('preHandler', async (request, reply) => {
      if (!isFromOurPage(request, config.publicUrl)) await sendForm(request, reply, sentFromElsewhere);
    });

    scope.setErrorHandler(async (error: FastifyError | Error, request, reply) => {
      const details = toHttpError(error);
      logError(details.status, error, request);
      return sendForm(request, reply, { ...details, message: messages[details.status] ?? details.message });
    });

    for (const form of forms) {
      scope.post(form.url, async (request, reply) => {
        const { slug = '' } = request.params as { slug?: string };
        const values = readValues(request, form.fields);
        const context = visitor(request);
        if (values.trap === '') await form.send(createCaller(context), values.fields, { slug, now: context.now() });
        return reply
          .code(303)
          .header('cache-control', 'no-store')
          .redirect(sentPath(form.path(slug), form.name));
      });
    }
  });

  /** Sends the page of the form with the values that were typed and the errors. */
  async function sendForm(request: FastifyRequest, reply: FastifyReply, details: ErrorDetails) {
    const { status, message, issues = [], retryAfter } = details;
    const form = { values: request.body ? withoutNul(readValues(request, allFields).fields) : {}, issues, message };
    const page = await render({ url: request.url, link: localLink(visitor(request)), form });
    if (retryAfter) reply.header('retry-after', retryAfter);
    return reply
      .code(page.status === 200 ? status : page.status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.html);
  }
}

const allFields = [...new Set(forms.flatMap(({ fields }) => fields))];

const sentFromElsewhere: ErrorDetails = {
  status: 403,
  message: 'This form was not sent from our own page. Please send it from here.',
};

const messages: Record<number, string> = {
  413: 'This is too much to send at once. Please shorten your message.',
  415: `Send the form as ${FORM_TYPE}`,
};

function readValues({ body }: FastifyRequest, fields: string[]): { fields: Values; trap: string } {
  const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
  // Browsers post line breaks as CR LF.
  const read = (name: string) => (sent.get(name) ?? '').replaceAll('\r\n', '\n');
  return { fields: Object.fromEntries(fields.map((name) => [name, read(name)])), trap: read(HONEYPOT) };
}

/** HTML cannot contain NUL, not even escaped. */
function withoutNul(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll('\0', '')]));
}

/**
 * Behind a proxy the scheme of the request is unknown, so only its host is compared. A request without any of these
 * headers comes from a text browser; it is accepted, since there are no cookies that another site could misuse.
 */
function isFromOurPage({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  // `none`: the visitor started the request, not a page.
  if (site !== undefined && site !== 'none') return site === 'same-origin';
  const sender = headers.origin ?? headers.referer;
  if (sender === undefined) return site === undefined;
  if (!URL.canParse(sender)) return false;
  const { origin, host: senderHost } = new URL(sender);
  return origin === publicUrl || senderHost === host;
}
