import { day, scheduleIssues } from '@site/schema/booking';
import { type CallInput, callInput } from '@site/schema/call';
import { type ContactInput, contactInput } from '@site/schema/contact';
import type { SubmissionDetails } from '@site/schema/lead';
import {
  BOOKED,
  bookedValue,
  bookingActions,
  bookingOutcomes,
  HONEYPOT,
  OFFER,
  OUTCOME,
  SENT,
  SUBMISSION_KEY,
  sentPath,
  shortenPhone,
} from '@site/schema/lead-form';
import { paths } from '@site/schema/paths';
import { type PreviewAnswerInput, previewAnswerInput } from '@site/schema/preview';
import { timeSlots } from '@site/schema/site';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { type ErrorDetails, issuesOf, publicError } from '../../errors.ts';
import type { RenderQueue } from '../../render-queue.ts';
import type { Context } from '../../trpc/context.ts';
import type { PageRenderer, RenderedPage, SubmittedForm } from '../../trpc/public-types.ts';
import { type Caller, createCaller } from '../../trpc/router.ts';
import { handleError, logError, toHttpError } from '../error-responses.ts';
import { isFromThisSite } from './from-this-site.ts';
import { localLink } from './local-link.ts';
import { previewHeaders } from './preview-page.ts';

/*
 * Accepts the public forms that browsers post without JavaScript: to the URL of the page with the form, and only from
 * this site. A valid form redirects to the thank-you page; for an invalid one the page is sent again with the errors.
 */

type Options = {
  render: PageRenderer;
  visitor: (request: FastifyRequest) => Context;
  config: Config;
  queue: RenderQueue;
};
type Values = Record<string, string>;
type Details = Pick<SubmissionDetails, 'submissionKey' | 'website' | 'landingPage'>;

type Form = {
  url: string;
  fields: string[];
  /** Returns the path of the page that confirms the form. */
  send(caller: Caller, values: Values, about: { slug: string; now: Date; details: Details }): Promise<string>;
  /** Renders the page with the form, if its address is not that of a page. */
  render?: (request: FastifyRequest, form: SubmittedForm) => Promise<RenderedPage>;
  headers?: Record<string, string>;
};

type Appointment = { preferredDate: string; preferredTime: string };
const appointment = callInput.pick({ preferredDate: true, preferredTime: true });

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The longest valid form has a message of 5,000 characters, each escaped as up to nine. */
const BODY_LIMIT = 64 * 1024;
/** Parsing a body of many short parameters takes far longer than reading it. */
const MAX_PARAMETERS = 50;

const contactFields = Object.keys(contactInput.shape);
const answerFields = Object.keys(previewAnswerInput.shape);

const forms: Form[] = [
  {
    url: paths.contact,
    fields: contactFields,
    // The procedure validates the values.
    async send(caller, values, { details }) {
      await caller.contact.send({ ...(values as ContactInput), ...details });
      return sentPath(paths.contact, 'contact');
    },
  },
  {
    url: paths.scheduleCall,
    fields: Object.keys(callInput.shape),
    async send(caller, values, { now, details }) {
      const typed = values as CallInput & Appointment;
      const call = { ...typed, phone: shortenPhone(typed.phone) };
      await refuseClosed(caller, call, now, callInput);
      const { token } = await caller.callRequest.schedule({ ...call, ...details });
      const booked = bookedValue({ day: call.preferredDate, time: call.preferredTime, token });
      return `${sentPath(paths.scheduleCall, 'call')}&${BOOKED}=${encodeURIComponent(booked)}`;
    },
  },
  {
    url: paths.booking(':slug'),
    fields: ['action', ...Object.keys(appointment.shape)],
    async send(caller, values, { slug: token, now }) {
      const page = paths.booking(token);
      if (values.action === bookingActions.cancel) {
        await caller.booking.cancelByToken({ token });
        return `${page}?${OUTCOME}=${bookingOutcomes.cancelled}`;
      }
      const slot = values as Appointment;
      await refuseClosed(caller, slot, now, appointment);
      const { isMoved } = await caller.booking.rescheduleByToken({ token, ...slot });
      return `${page}?${OUTCOME}=${isMoved ? bookingOutcomes.moved : bookingOutcomes.same}`;
    },
  },
  {
    url: paths.preview(':slug'),
    fields: answerFields,
    async send(caller, values, { slug: token, details: { website } }) {
      await caller.preview.answer({ ...(values as PreviewAnswerInput), token, website });
      return `${paths.preview(token)}?${SENT}=answer`;
    },
    render: (request, form) => request.server.renderPreview(request, form),
    headers: previewHeaders,
  },
  {
    url: `${paths.services}/:slug`,
    fields: contactFields,
    async send(caller, values, { slug, details }) {
      const { id } = await caller.service.bySlug({ slug });
      await caller.service.enquire({ ...(values as ContactInput), ...details, id });
      return sentPath(paths.service(slug), 'enquiry');
    },
  },
];

export async function acceptForms(app: FastifyInstance, { render, visitor, config, queue }: Options): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(FORM_TYPE, { parseAs: 'string' }, (_, body, done) => {
      if (hasTooManyParameters(body)) return done(Object.assign(new Error('Too many parameters'), { statusCode: 413 }));
      done(null, new URLSearchParams(body));
    });

    // Counts every form, before its body is read. A refused form is not shown again, because that would need a render.
    scope.addHook('onRequest', async (request, reply) => {
      try {
        await request.countRender();
      } catch (error) {
        return handleError(error as Error, request, reply);
      }
    });

    // A preHandler hook runs after the body was read, so the page can show the typed values again.
    scope.addHook('preHandler', async (request, reply) => {
      if (!isFromThisSite(request, config.publicUrl)) await sendForm(request, reply, wrongOrigin);
    });

    scope.setErrorHandler(async (error: FastifyError | Error, request, reply) => {
      const details = toHttpError(error);
      logError(details.status, error, request);
      return sendForm(request, reply, { ...details, message: messages[details.status] ?? details.message });
    });

    for (const form of forms) {
      scope.post(form.url, { bodyLimit: BODY_LIMIT, config: { form } }, async (request, reply) => {
        const { slug = '' } = request.params as { slug?: string };
        const context = { ...visitor(request), isPostedForm: true };
        const about = { slug, now: context.now(), details: readDetails(request, config.publicUrl) };
        const page = await form.send(createCaller(context), readValues(request, form.fields), about);
        return reply.code(303).header('cache-control', 'no-store').redirect(page);
      });
    }
  });

  /** Sends the page of the form with the values that were typed and the errors. */
  async function sendForm(request: FastifyRequest, reply: FastifyReply, details: ErrorDetails) {
    const { status, message, issues = [], retryAfter, slots } = details;
    const values = request.body ? showable(readValues(request, allFields)) : {};
    const form = { values, issues, message, ...(slots && { slots }) };
    const own = (request.routeOptions.config as { form?: Form }).form;
    const page = own?.render
      ? await own.render(request, form)
      : await queue(
          () => render({ url: request.url, link: localLink(visitor(request), request), form }),
          request.clientKey,
        );
    if (retryAfter) reply.header('retry-after', retryAfter);
    return reply
      .code(page.status === 200 ? status : page.status)
      .headers({ 'cache-control': 'no-store', ...own?.headers })
      .type('text/html; charset=utf-8')
      .send(page.html);
  }
}

const allFields = [...new Set(forms.flatMap(({ fields }) => fields))];

/** Of fields that are checked with a pattern, such as phone numbers. */
const DEFAULT_MAX_LENGTH = 50;
const maxLengths: Record<string, number> = {
  ...maxLengthsOf(callInput),
  ...maxLengthsOf(contactInput),
  ...maxLengthsOf(previewAnswerInput),
};

function maxLengthsOf(input: z.ZodObject): Record<string, number> {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(properties as Record<string, LengthRule>).map(([name, { maxLength, anyOf = [] }]) => [
      name,
      maxLength ?? anyOf.find((one) => one.maxLength)?.maxLength ?? DEFAULT_MAX_LENGTH,
    ]),
  );
}

type LengthRule = { maxLength?: number; anyOf?: LengthRule[] };

function hasTooManyParameters(body: string): boolean {
  let end = -1;
  for (let count = 0; count < MAX_PARAMETERS; count++) {
    end = body.indexOf('&', end + 1);
    if (end < 0) return false;
  }
  return true;
}

const wrongOrigin: ErrorDetails = {
  status: 403,
  message: 'This form was not sent from our own page. Please send it from here.',
};

const messages: Record<number, string> = {
  413: 'This is too much to send at once. Please shorten your message.',
  415: `Send the form as ${FORM_TYPE}`,
};

/** A pressed button with a free slot replaces the typed one. */
function offeredSlot(sent: URLSearchParams): Values {
  const [, preferredDate, preferredTime] = /^(\S+) (.+)$/.exec(sent.get(OFFER) ?? '') ?? [];
  return preferredDate && preferredTime ? { preferredDate, preferredTime } : {};
}

/**
 * Throws the errors of a form with a day and a slot if these are closed or have passed. The procedure checks the other
 * fields.
 */
async function refuseClosed(
  caller: Caller,
  form: Appointment,
  now: Date,
  schema: Pick<typeof callInput, 'safeParse'> | typeof appointment,
) {
  const isDay = day.safeParse(form.preferredDate).success;
  const [known] = isDay ? await caller.booking.availability({ from: form.preferredDate, days: 1 }) : [];
  const { zone, slots = timeSlots } = await caller.site.facts();
  const issues = scheduleIssues({ timeZone: zone.id, slots }, form, now, known);
  if (issues.length === 0) return;
  const all = [...issuesOf(schema.safeParse(form).error), ...issues];
  throw publicError('BAD_REQUEST', all[0]?.message ?? '', { issues: all });
}

const sentFields = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams());

function readValues(request: FastifyRequest, fields: string[]): Values {
  const sent = sentFields(request);
  // Browsers post line breaks as CR LF.
  const values = Object.fromEntries(fields.map((name) => [name, (sent.get(name) ?? '').replaceAll('\r\n', '\n')]));
  return { ...values, ...offeredSlot(sent) };
}

/** The values that the form sends besides its fields. The page that contains the form is stored as the landing page. */
function readDetails(request: FastifyRequest, publicUrl: string): Details {
  const sent = sentFields(request);
  const { referer = '' } = request.headers;
  const sender = URL.canParse(referer) ? new URL(referer) : undefined;
  const isOurs = sender && (sender.origin === publicUrl || sender.host === request.host);
  return {
    submissionKey: sent.get(SUBMISSION_KEY),
    // The value does not matter, but a longer one would be refused.
    website: sent.get(HONEYPOT)?.slice(0, 500) ?? null,
    landingPage: isOurs ? sender.pathname : null,
  };
}

/**
 * Prepares values for the page: HTML cannot contain NUL, not even escaped. Values are cut at twice the allowed length,
 * so that the visitor can shorten a text, and 64 KB of `<` do not become a page of 700 KB.
 */
function showable(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value
        .replaceAll('\0', '')
        .slice(0, 2 * (maxLengths[name] ?? 0))
        .toWellFormed(),
    ]),
  );
}
