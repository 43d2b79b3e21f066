import { type CallInput, callInput } from '@site/schema/call';
import { type ContactInput, contactInput } from '@site/schema/contact';
import { HONEYPOT, type SentForm, sentPath } from '@site/schema/form-post';
import { paths } from '@site/schema/paths';
import { scheduleIssues } from '@site/schema/schedule';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { type Fault, issuesOf, refuse } from '../../errors.ts';
import type { PageRenderer } from '../../public-types.ts';
import { type Caller, createCaller } from '../../router.ts';
import { toFault } from '../api/rest-adapter.ts';
import { localLink } from './local-link.ts';

/*
 * The public forms as browsers send them without JavaScript: to the address of their own page, from no other site.
 * What was taken is answered with the way to the page that says so, everything else with the same page.
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
    // Unchecked on purpose, as every body: the procedure validates it.
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
      throw refuse('BAD_REQUEST', all[0]?.message ?? '', { issues: all });
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

    // Once the body is read, so that what was typed is not lost.
    scope.addHook('preHandler', async (request, reply) => {
      if (!isFromOurPage(request, config.publicUrl)) await show(request, reply, elsewhere);
    });

    scope.setErrorHandler(async (error: FastifyError | Error, request, reply) => {
      const fault = toFault(error);
      if (fault.status === 500) request.log.error({ err: error }, 'request failed');
      return show(request, reply, { ...fault, message: formMessages[fault.status] ?? fault.message });
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

  /** The page again, with what was typed and what is wrong with it. */
  async function show(request: FastifyRequest, reply: FastifyReply, fault: Fault) {
    const { message, issues = [], retryAfter } = fault;
    const form = { values: request.body ? showable(readValues(request, allFields).fields) : {}, issues, message };
    const page = await render({ url: request.url, link: localLink(visitor(request)), form });
    if (retryAfter) reply.header('retry-after', retryAfter);
    return reply
      .code(page.status === 200 ? fault.status : page.status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.html);
  }
}

const allFields = [...new Set(forms.flatMap(({ fields }) => fields))];

const elsewhere: Fault = {
  status: 403,
  message: 'This form was not sent from our own page. Please send it from here.',
};

const formMessages: Record<number, string> = {
  413: 'This is too much to send at once. Please shorten your message.',
  415: `Send the form as ${FORM_TYPE}`,
};

function readValues({ body }: FastifyRequest, fields: string[]): { fields: Values; trap: string } {
  const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
  // Browsers post line breaks as CR LF; everywhere else they are LF.
  const read = (name: string) => (sent.get(name) ?? '').replaceAll('\r\n', '\n');
  return { fields: Object.fromEntries(fields.map((name) => [name, read(name)])), trap: read(HONEYPOT) };
}

/** HTML holds no NUL, however it is written. */
function showable(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll('\0', '')]));
}

/**
 * Behind a proxy the scheme is not ours to know, so only the host of the request's own address is compared. Browsers
 * for text say nothing at all; forms carry no cookie that another site could misuse through them.
 */
function isFromOurPage({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  // `none` is no word of another page: the visitor began it.
  if (site !== undefined && site !== 'none') return site === 'same-origin';
  const from = headers.origin ?? headers.referer;
  if (from === undefined) return site === undefined;
  if (!URL.canParse(from)) return false;
  const sender = new URL(from);
  return sender.origin === publicUrl || sender.host === host;
}
