import type { VersionKind } from '@site/schema/version';
import { useEffect, useState } from 'react';
import type { Draft } from '../../app/draft-store.ts';
import { trpc } from '../trpc-react.ts';
import { type CopyForm, type CopySource, type CopyState, CopyWriter, type LoadedCopy } from './copy-writer.ts';
import { valuesEqual } from './merge-values.ts';

/*
 * The working copy on the server of what is typed in a form, which visitors do not see.
 */

type Context<Values> = Omit<CopyForm<Values>, 'source'> & { opened: OpenedDraft<Values> | undefined };

export type WorkingCopy = ReturnType<typeof useWorkingCopy>;

export function useWorkingCopy<Values>(source: CopySource<Values> | undefined, { opened, ...form }: Context<Values>) {
  const { client } = trpc.useUtils();
  const seen = opened?.seen ? new Date(opened.seen) : null;
  const [state, setState] = useState<CopyState>({
    savedAt: opened?.isStored ? (seen ?? undefined) : undefined,
    hasFailed: false,
    hasConflict: false,
  });
  const [writer] = useState(
    () =>
      new CopyWriter<Values>({
        client,
        key: source?.key,
        seen,
        synced: (opened?.synced ?? opened?.base ?? form.initial) as Values,
        onState: (change) => setState((before) => ({ ...before, ...change })),
      }),
  );
  useEffect(() => writer.connect(source && { ...form, source }));
  // What the browser kept is saved like a change. If the stored record was changed since, saving the form asks about it,
  // for which it needs what the browser kept.
  const [isUnsent] = useState(
    () =>
      opened && !opened.isStored && (opened.seen !== null || valuesEqual(opened.base ?? form.initial, form.initial)),
  );
  useEffect(() => {
    if (isUnsent) writer.changed();
    return writer.open();
  }, [writer, isUnsent]);

  return {
    ...state,
    /** The key of the working copy on the server; undefined for a new record without one. */
    key: source?.key,
    /** The current key, even if the form has not been rendered with it yet. */
    currentKey: writer.currentKey,
    isOnHotkey: source?.isOnHotkey === true,
    save: writer.save,
    seen: writer.seen,
    isKept: writer.isKept,
    takeMerged: writer.takeMerged,
    changed: () => writer.changed(),
    settle: () => writer.settle(),
    discard: () => writer.discard(),
    published: () => writer.published(),
  };
}

/**
 * Loads the working copy that a form opens with: undefined until it has arrived, null if there is none. A later refetch
 * must not replace it under the form.
 */
export function useOpenedCopy(kind: VersionKind, key: string | undefined) {
  const options = { gcTime: 0, staleTime: 0, enabled: key !== undefined };
  const query = trpc.version.working.useQuery({ kind, key: key ?? '' }, options);
  const [loaded, setLoaded] = useState<LoadedCopy | null | undefined>(key === undefined ? null : undefined);
  if (loaded === undefined && query.data !== undefined && !query.isFetching) setLoaded(query.data);
  return { query, loaded };
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
