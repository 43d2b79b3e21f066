import type { VersionKind } from '@site/schema/version';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import type { Draft } from '../../app/draft-store.ts';
import { type Outputs, trpc } from '../trpc-react.ts';
import { type FieldConflict, mergeValues, valuesEqual } from './merge-values.ts';

/*
 * Saves what is typed in a form as the working copy on the server, which visitors do not see.
 */

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

const PAUSE_MS = 2_000;
const INTERVAL_MS = 10_000;

type Context<Values> = {
  initial: Values;
  opened: OpenedDraft<Values> | undefined;
  getValues: () => Values;
  showMerged: (values: Values) => void;
  /** Removes the draft of the browser if it holds these values. */
  clearDraft: (values: Values) => void;
};

export type WorkingCopy = ReturnType<typeof useWorkingCopy>;

export function useWorkingCopy<Values>(source: CopySource<Values> | undefined, context: Context<Values>) {
  const { client } = trpc.useUtils();
  const { opened } = context;
  const seenFirst = opened?.seen ? new Date(opened.seen) : null;
  const [savedAt, setSavedAt] = useState<Date | undefined>(opened?.isStored ? (seenFirst ?? undefined) : undefined);
  const [hasFailed, setFailed] = useState(false);
  const state = useRef<State<Values>>({
    key: source?.key,
    seen: seenFirst,
    synced: (opened?.synced ?? opened?.base ?? context.initial) as Values,
    running: Promise.resolve(''),
    timer: undefined,
    lastSave: 0,
    unsavedSince: undefined,
    isStopped: false,
    isTouched: false,
    isClosed: false,
  });

  const store = useEffectEvent(async (): Promise<string> => {
    const { kind, contentOf, onKey } = source as CopySource<Values>;
    const copy = state.current;
    const values = context.getValues();
    if (copy.key !== undefined && valuesEqual(values, context.initial)) {
      await remove();
      return copy.key;
    }
    const isFirst = copy.key === undefined;
    const sent = { kind, key: copy.key, content: contentOf(values), seen: copy.seen?.toISOString() ?? null };
    const saved = await client.version.save.mutate(sent).catch((error: unknown) => {
      if (readApiError(error).status === 409) return undefined;
      throw error;
    });
    if (!saved) {
      await merge();
      return store();
    }
    Object.assign(copy, { key: saved.key, seen: saved.updatedAt, synced: values, isStopped: false });
    context.clearDraft(values);
    if (isFirst && !copy.isClosed) onKey?.(saved.key);
    setSavedAt(saved.updatedAt);
    setFailed(false);
    return saved.key;
  });

  /** Takes over what another window has saved; throws if both have changed the same field. */
  const merge = useEffectEvent(async (): Promise<void> => {
    const copy = state.current;
    if (!source || copy.key === undefined) return;
    const theirs = await client.version.working.query({ kind: source.kind, key: copy.key });
    // It was published or discarded in another window.
    if (!theirs) copy.seen = null;
    if (!theirs || theirs.updatedAt.getTime() === copy.seen?.getTime()) return;
    const stored = source.valuesOf(theirs.content);
    const { values, conflicts, taken } = mergeValues(copy.synced, context.getValues(), stored);
    const accept = () => Object.assign(copy, { seen: theirs.updatedAt, synced: stored, isStopped: false });
    if (conflicts.length > 0) throw new CopyConflict(conflicts, accept);
    accept();
    if (taken.length > 0) context.showMerged(values as Values);
  });

  const remove = useEffectEvent(async (): Promise<void> => {
    const copy = state.current;
    if (source && copy.key !== undefined && copy.seen) {
      await client.version.discard.mutate({ kind: source.kind, key: copy.key }).catch((error: unknown) => {
        // Another window has discarded or published it.
        if (readApiError(error).status !== 404) throw error;
      });
    }
    Object.assign(copy, { seen: null, synced: context.initial });
    setSavedAt(undefined);
  });

  const save = useEffectEvent((): Promise<string> => {
    const copy = state.current;
    cancel(copy);
    copy.lastSave = Date.now();
    copy.running = copy.running.catch(() => '').then(() => store());
    return copy.running;
  });

  const autosave = useEffectEvent(async () => {
    const copy = state.current;
    // The browser keeps the draft while it is offline.
    if (copy.isStopped || !navigator.onLine) return setFailed(true);
    await save().catch((error: unknown) => {
      setFailed(true);
      copy.isStopped = error instanceof CopyConflict;
      if (!copy.isStopped) schedule(copy, autosave);
    });
  });

  useEffect(() => {
    const copy = state.current;
    copy.isClosed = false;
    const onOnline = () => copy.isTouched && schedule(copy, autosave);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      copy.isClosed = true;
      cancel(copy);
    };
  }, []);

  return {
    /** The key of the working copy on the server; undefined for a new record without one. */
    key: source?.key,
    /** The same, also before the form is rendered with it. */
    currentKey: () => state.current.key,
    isOnHotkey: source?.isOnHotkey === true,
    /** Stores what is typed now and resolves with the key. Throws a `CopyConflict` if another window changed it. */
    async save() {
      const key = await save();
      state.current.isTouched = false;
      return key;
    },
    savedAt,
    /** Whether the last attempt to save failed. */
    hasFailed,
    /** When the working copy was saved that the form saw last. */
    seen: () => state.current.seen?.toISOString() ?? null,
    changed() {
      if (!source) return;
      state.current.isTouched = true;
      schedule(state.current, autosave);
    },
    /** Waits for a save in progress, then takes over what another window has saved. */
    async settle() {
      cancel(state.current);
      await state.current.running.catch(() => {});
      await merge();
    },
    async discard() {
      state.current.isTouched = false;
      cancel(state.current);
      await state.current.running.catch(() => {});
      await remove();
    },
    /** The form was saved, which has closed the working copy. */
    published() {
      Object.assign(state.current, { seen: null, isTouched: false });
      setSavedAt(undefined);
      setFailed(false);
    },
    /** Whether the server keeps what was typed and nobody has been told. */
    isKept: () => state.current.seen !== null && state.current.isTouched,
  };
}

type State<Values> = {
  key: string | undefined;
  /** When the working copy was saved that this form saw last. */
  seen: Date | null;
  /** Its values. */
  synced: Values;
  running: Promise<string>;
  timer: ReturnType<typeof setTimeout> | undefined;
  lastSave: number;
  unsavedSince: number | undefined;
  /** Another window has changed the same field. The question comes when the form is saved. */
  isStopped: boolean;
  /** Whether something was typed since the form opened or since the draft was saved by the administrator. */
  isTouched: boolean;
  isClosed: boolean;
};

/** Saves when nothing was typed for a while, at most once in an interval. */
function schedule<Values>(copy: State<Values>, run: () => void) {
  const now = Date.now();
  copy.unsavedSince ??= now;
  const due = Math.max(copy.lastSave + INTERVAL_MS, Math.min(now + PAUSE_MS, copy.unsavedSince + INTERVAL_MS));
  clearTimeout(copy.timer);
  copy.timer = setTimeout(run, due - now);
}

function cancel<Values>(copy: State<Values>) {
  clearTimeout(copy.timer);
  copy.unsavedSince = undefined;
}

/** What the form begins with, if it is not what is stored. */
export type OpenedDraft<Values> = Draft<Values> & {
  /** The values of the working copy to which the draft adds. */
  synced?: Values;
  /** Whether the server has exactly these values. */
  isStored?: boolean;
};

/** The draft of the browser, or the working copy if that is newer. */
export function newerDraft<Values>(
  local: Draft<Values> | undefined,
  source: CopySource<Values> | undefined,
): OpenedDraft<Values> | undefined {
  const copy = source?.loaded;
  if (!source || !copy) return local && { ...local, seen: null };
  const synced = source.valuesOf(copy.content);
  const seen = copy.updatedAt.toISOString();
  if (local?.seen === seen) return { ...local, synced };
  if (local && (local.at ?? 0) > copy.updatedAt.getTime()) return local;
  return {
    values: synced as Partial<Values>,
    ...(copy.base && { base: source.valuesOf(copy.base) }),
    seen,
    synced,
    isStored: true,
  };
}
