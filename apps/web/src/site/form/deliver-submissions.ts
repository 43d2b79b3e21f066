import type { CallSubmission } from '@site/schema/call';
import type { ContactSubmission } from '@site/schema/contact';
import type { LeadFormName } from '@site/schema/lead-form';
import { paths } from '@site/schema/paths';
import type { Zone } from '@site/schema/zone';
import type { Api } from '../../app/api-client.ts';
import { readApiError } from '../../app/api-error.ts';
import { tabDrafts } from '../../app/draft-store.ts';
import { loadApi } from '../../app/load-api.ts';
import { visitSource } from '../../app/visit-source.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { formatCalendarDay, toVisitorTime } from '../visitor-time.ts';
import { type Answer, type Outcome, queuedSubmissions, type Submission } from './queued-submissions.ts';
import { renewSubmissionKey } from './submission-key.ts';
import { toastTexts } from './toast-texts.ts';

/*
 * Sends forms. Loaded when a form is used or a submission is queued.
 */

const procedures: Record<LeadFormName, (api: Api, input: Submission['input']) => Promise<Answer>> = {
  contact: (api, input) => api.contact.send.mutate(input as ContactSubmission),
  enquiry: (api, input) => api.service.enquire.mutate(input as ContactSubmission & { id: number }),
  call: (api, input) => api.callRequest.schedule.mutate(input as CallSubmission),
};

/** Sends a form and confirms it in a toast. */
export async function submitLead({ form, input }: Submission, zone: Zone): Promise<Answer> {
  const answer = await procedures[form](await loadApi(), { ...input, ...visitSource() });
  showToast({
    title: toastTexts[form].sent,
    // The page with the form shows the call itself.
    ...(form === 'call' && window.location.pathname !== paths.scheduleCall
      ? describeBooking(input, answer, zone)
      : { message: answer.message }),
  });
  return answer;
}

/** The toast about a booked call repeats its day, time and zone. */
function describeBooking(
  { preferredDate, preferredTime }: Submission['input'],
  { message, token }: Answer,
  { id, name, place }: Zone,
) {
  const [day, slot] = [String(preferredDate), String(preferredTime)];
  const own = toVisitorTime({ id, name, place }, day, slot);
  const zone = own ? [`(${id}),`, `${own} your time.`] : [`(${id}).`];
  const open = () => window.location.assign(paths.booking(token ?? ''));
  return {
    message,
    details: [`${formatCalendarDay(day)},`, `${slot} ${name}`, ...zone],
    ...(token && { action: { label: 'View call', run: open } }),
  };
}

/** Tries to send all queued submissions. */
export async function deliverSubmissions(zone: Zone): Promise<void> {
  for (const [draft, submission] of queuedSubmissions.entries()) {
    const outcome = await attempt(submission, zone);
    // The visitor may have changed or sent the form in the meantime.
    if (!outcome || queuedSubmissions.get(draft) !== submission) continue;
    queuedSubmissions.remove(draft);
    const receive = queuedSubmissions.receiverOf(draft);
    if (receive) receive(outcome);
    else settle(draft, submission, outcome);
  }
}

/**
 * Statuses after which a submission is retried: too many requests (429), the server is starting (503), or a proxy
 * cannot reach the server (502, 504).
 */
const TEMPORARY = [429, 502, 503, 504];

/** The outcome of the submission; undefined if it must be retried. */
async function attempt(submission: Submission, zone: Zone): Promise<Outcome | undefined> {
  try {
    return { answer: await submitLead(submission, zone) };
  } catch (error) {
    const { status } = readApiError(error);
    return status === undefined || TEMPORARY.includes(status) ? undefined : { error };
  }
}

/** Reports the outcome if the form is not on the page; after a failure its draft is kept. */
function settle(draft: string, { form }: Submission, outcome: Outcome) {
  if ('error' in outcome) {
    const { failed, fallback } = toastTexts[form];
    const { message = fallback } = readApiError(outcome.error);
    showToast({ title: failed, message, variant: 'destructive' });
  } else {
    tabDrafts.clear(draft);
    renewSubmissionKey(draft);
  }
}
