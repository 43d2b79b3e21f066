import type { VersionKind } from '@site/schema/version';
import { sessionHeaders } from '../../app/api-client.ts';
import { readApiError } from '../../app/api-error.ts';
import { showToast, type Toast } from '../../ui/toast/toasts.ts';
import type { Outputs, trpc } from '../trpc-react.ts';
import { type FieldConflict, mergeValues, valuesEqual } from './merge-values.ts';

export type LoadedCopy = NonNullable<Outputs['version']['working']>;

export type CopySource<Values> = {
  kind: VersionKind;
  /** Undefined for a new record without a working copy. */
  key: string | undefined;
  /** The working copy when the form opened. */
  loaded: LoadedCopy | null;
  valuesOf: (content: Record<string, unknown>) => Values;
  contentOf: (values: Values) => Record<string, unknown>;
  /** Called with the key of the first working copy of a new record. */
  onKey?: (key: string) => void;
  /** Whether Ctrl+S saves the working copy. Otherwise it saves the form. */
  isOnHotkey: boolean;
};

/** The form whose values are saved. */
export type CopyForm<Values> = {
  source: CopySource<Values>;
  /** What is published. */
  initial: Values;
  getValues: () => Values;
  showMerged: (values: Values) => void;
  /** Removes the draft of the browser if it holds these values. */
  clearDraft: (values: Values) => void;
};

export type CopyState = {
  savedAt: Date | undefined;
  /** Whether the last attempt to save failed. */
  hasFailed: boolean;
  /** Whether that was because another window has changed the same field. */
  hasConflict: boolean;
};

/** Another window has saved other values of these fields. */
export class CopyConflict extends Error {
  override name = 'CopyConflict';
  readonly fields: readonly FieldConflict[];
  /** Continues from the working copy of the other window, which then counts as seen. */
  readonly accept: () => void;

  constructor(fields: readonly FieldConflict[], accept: () => void) {
    super('Another window has changed the same fields');
    this.fields = fields;
    this.accept = accept;
  }
}

type Client = ReturnType<typeof trpc.useUtils>['client'];
type Start<Values> = {
  client: Client;
  key: string | undefined;
  seen: Date | null;
  synced: Values;
  onState: (state: Partial<CopyState>) => void;
};

/** Follows the message that a form or a draft was saved. */
export const MERGED = 'Other fields were changed elsewhere meanwhile; those changes are kept.';
export const DRAFT_SAVED: Toast = { title: 'Draft saved' };
export const DRAFT_MERGED: Toast = { ...DRAFT_SAVED, message: MERGED };

const healthy = { hasFailed: false, hasConflict: false };

const PAUSE_MS = 2_000;
const INTERVAL_MS = 10_000;
/** Browsers send at most 64 KB after a page was closed. */
const KEEPALIVE_BYTES = 60_000;

const unlessStatus = (status: number) => (error: unknown) => {
  if (readApiError(error).status !== status) throw error;
};

/** `crypto.randomUUID` exists only over https and on localhost. */
const newKey = () => `new-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

/**
 * Saves what is typed in a form as the working copy on the server: when nothing was typed for a while, at most once in
 * an interval.
 */
export class CopyWriter<Values> {
  private form: CopyForm<Values> | undefined;
  private readonly client: Client;
  private readonly onState: Start<Values>['onState'];
  private key: string | undefined;
  /** The last request, whose response may have been lost. */
  private sent: { key?: string; values?: Values } = {};
  /** The time and the values of the working copy that this form received or saved last. */
  private lastSeen: Date | null;
  private synced: Values;
  private running: Promise<string> = Promise.resolve('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastSave = 0;
  private unsavedSince: number | undefined;
  /** Whether fields of another window were taken over, but no message has said so. */
  private hasMerged = false;
  /** Whether something was typed since the form opened or since the draft was saved by the administrator. */
  private isTouched = false;
  private isClosed = false;

  constructor({ client, key, seen, synced, onState }: Start<Values>) {
    this.client = client;
    this.key = key;
    this.lastSeen = seen;
    this.synced = synced;
    this.onState = onState;
  }

  /** Sets the form of the latest render. */
  connect(form: CopyForm<Values> | undefined): void {
    this.form = form;
  }

  /** Starts saving again when the connection returns. Returns a cleanup function. */
  open(): () => void {
    this.isClosed = false;
    const onOnline = () => {
      if (this.isTouched) this.schedule();
    };
    window.addEventListener('online', onOnline);
    window.addEventListener('pagehide', this.sendOnLeaving);
    return () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('pagehide', this.sendOnLeaving);
      this.isClosed = true;
      // The form was closed before its last change was saved. The browser keeps a new one that was never sent.
      if (this.unsavedSince !== undefined && this.isTouched && this.currentKey() !== undefined) void this.autosave();
      else this.cancel();
    };
  }

  currentKey = (): string | undefined => this.key ?? this.sent.key;

  seen = (): string | null => this.lastSeen?.toISOString() ?? null;

  /** Whether typed values are saved on the server, but no message has said so. */
  isKept = (): boolean => this.lastSeen !== null && this.isTouched;

  /** Whether fields of another window were taken over since the last call. */
  takeMerged = (): boolean => {
    const { hasMerged } = this;
    this.hasMerged = false;
    return hasMerged;
  };

  changed(): void {
    if (!this.form) return;
    this.isTouched = true;
    this.schedule();
  }

  /** Stores what is typed now and resolves with the key. Throws a `CopyConflict` if another window changed it. */
  save = async (): Promise<string> => {
    const key = await this.saveNow();
    this.isTouched = false;
    return key;
  };

  /** Waits for a save in progress, then takes over what another window has saved. */
  async settle(): Promise<void> {
    await this.pause();
    if (this.form) await this.merge(this.form);
  }

  async discard(): Promise<void> {
    this.isTouched = false;
    await this.pause();
    if (this.form) await this.remove(this.form);
  }

  /** The form was saved, which has closed the working copy. */
  published(): void {
    this.cancel();
    this.lastSeen = null;
    this.isTouched = false;
    this.onState({ savedAt: undefined, ...healthy });
  }

  private async pause(): Promise<void> {
    this.cancel();
    await this.running.catch(() => {});
  }

  private saveNow(): Promise<string> {
    this.cancel();
    this.lastSave = Date.now();
    this.running = this.running.catch(() => '').then(() => (this.form ? this.store(this.form) : ''));
    return this.running;
  }

  private async store(form: CopyForm<Values>): Promise<string> {
    const { source, initial, getValues, clearDraft } = form;
    const values = getValues();
    const known = this.currentKey();
    if (known !== undefined && valuesEqual(values, initial)) {
      await this.remove(form);
      return known;
    }
    // The key is chosen here, so that the next request finds a copy whose response was lost.
    this.sent = { key: known ?? newKey(), values };
    const sent = { kind: source.kind, key: this.sent.key, content: source.contentOf(values), seen: this.seen() };
    const saved = await this.client.version.save.mutate(sent).catch(unlessStatus(409));
    if (!saved) {
      await this.merge(form);
      return this.store(form);
    }
    if (this.key === undefined && !this.isClosed) source.onKey?.(saved.key);
    this.key = saved.key;
    this.accept(saved.updatedAt, values);
    clearDraft(values);
    this.onState({ savedAt: saved.updatedAt, ...healthy });
    return saved.key;
  }

  private accept(seen: Date | null, synced: Values): void {
    this.lastSeen = seen;
    this.synced = synced;
  }

  /** Takes over what another window has saved; throws if both have changed the same field. */
  private async merge({ source, getValues, showMerged }: CopyForm<Values>): Promise<void> {
    const key = this.currentKey();
    if (key === undefined) return;
    const theirs = await this.client.version.working.query({ kind: source.kind, key });
    // It was published or discarded in another window.
    if (!theirs) this.lastSeen = null;
    if (!theirs || theirs.updatedAt.getTime() === this.lastSeen?.getTime()) return;
    const stored = source.valuesOf(theirs.content);
    // This form saved it, but the response was lost.
    if (valuesEqual(stored, this.sent.values)) return this.accept(theirs.updatedAt, stored);
    const { values, conflicts, taken } = mergeValues(this.synced, getValues(), stored);
    if (taken.length > 0) {
      this.hasMerged = true;
      showMerged(values as Values);
    }
    const accept = () => this.accept(theirs.updatedAt, stored);
    if (conflicts.length > 0) throw new CopyConflict(conflicts, accept);
    accept();
  }

  private async remove({ source, initial }: CopyForm<Values>): Promise<void> {
    const key = this.currentKey();
    if (key !== undefined && (this.lastSeen || this.key === undefined)) {
      // Another window may have discarded or published it.
      await this.client.version.discard.mutate({ kind: source.kind, key }).catch(unlessStatus(404));
    }
    this.lastSeen = null;
    this.synced = initial;
    this.onState({ savedAt: undefined, ...healthy });
  }

  private async autosave(): Promise<void> {
    // The browser keeps the draft while it is offline.
    if (!navigator.onLine) return this.onState({ hasFailed: true });
    try {
      await this.saveNow();
      if (this.takeMerged()) showToast(DRAFT_MERGED);
    } catch (error) {
      const hasConflict = error instanceof CopyConflict;
      this.onState({ hasFailed: true, hasConflict });
      // Only the administrator can decide a conflict. What is typed meanwhile is compared again.
      if (!hasConflict && !this.isClosed) this.schedule();
    }
  }

  /**
   * Sends the last change with `keepalive` when the page is closed: the tRPC client batches requests with a timer, which
   * no longer runs. A new record is not sent, because the form would not receive its key; the browser keeps its draft.
   */
  private sendOnLeaving = (): void => {
    if (this.unsavedSince === undefined || this.key === undefined || !this.form) return;
    const { source, getValues } = this.form;
    const sent = { kind: source.kind, key: this.key, content: source.contentOf(getValues()), seen: this.seen() };
    const body = JSON.stringify(sent);
    if (body.length > KEEPALIVE_BYTES) return;
    const headers = { ...sessionHeaders(), 'content-type': 'application/json' };
    void fetch('/trpc/version.save', { method: 'POST', keepalive: true, headers, body }).catch(() => {});
  };

  private schedule(): void {
    const now = Date.now();
    this.unsavedSince ??= now;
    const due = Math.max(this.lastSave + INTERVAL_MS, Math.min(now + PAUSE_MS, this.unsavedSince + INTERVAL_MS));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.autosave(), due - now);
  }

  private cancel(): void {
    clearTimeout(this.timer);
    this.unsavedSince = undefined;
  }
}
