import type { LeadFormName } from '@site/schema/lead-form';
import { createStore } from '../../ui/store.ts';

/*
 * The queue of submissions that were made offline. They are stored by the key of their draft in the tab's session
 * storage, and sent when the connection returns or the page is loaded again. Their submission key makes retries
 * idempotent.
 */

/** The content of a submission: the values and the other data that the server needs. */
export type Submission = { form: LeadFormName; input: Record<string, unknown> };
/** The response of the server. A booked call has a token, with which the visitor can change it. */
export type Answer = { message: string; token?: string | undefined };
export type Outcome = { answer: Answer } | { error: unknown };
type Receiver = (outcome: Outcome) => void;

const KEY = 'waitingSubmissions';

type Waiting = ReadonlyMap<string, Submission>;

const waiting = createStore<Waiting>(new Map());
const receivers = new Map<string, Receiver>();

export const waitingSubmissions = {
  all: waiting,
  get: (draft: string) => waiting.read().get(draft),
  entries: () => [...waiting.read()],
  receiverOf: (draft: string) => receivers.get(draft),

  add(draft: string, submission: Submission) {
    change(new Map(waiting.read()).set(draft, submission));
  },

  remove(draft: string) {
    const others = new Map(waiting.read());
    if (others.delete(draft)) change(others);
  },

  /** The form of a draft, which shows the outcome of its submission while it is on the page. */
  receive(draft: string, receiver: Receiver) {
    receivers.set(draft, receiver);
    return () => void receivers.delete(draft);
  },

  /** Reads the submissions that were queued before the page was loaded. */
  restore() {
    const stored = readStored();
    if (stored.length > 0) waiting.set(new Map([...waiting.read(), ...stored]));
  },
};

function change(next: Waiting) {
  try {
    if (next.size > 0) window.sessionStorage.setItem(KEY, JSON.stringify([...next]));
    else window.sessionStorage.removeItem(KEY);
  } catch {}
  waiting.set(next);
}

function readStored(): [string, Submission][] {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as [string, Submission][];
  } catch {
    return [];
  }
}
