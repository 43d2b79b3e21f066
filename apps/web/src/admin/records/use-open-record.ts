import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { leaveDialogs } from '../../app/navigation/use-close-on-back.ts';

const NEW = 'new';
/** The working copy of a record that does not exist yet. */
const isCopyKey = (wanted: string | null): wanted is string => wanted?.startsWith(`${NEW}-`) === true;

export type OpenRecord = ReturnType<typeof useOpenRecord>;

/** The open record is in the URL, so that it stays open after a reload. */
export function useOpenRecord(parameter = 'edit') {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(parameter);
  const [isMissing, setMissing] = useState(false);

  function withRecord(old: URLSearchParams, value: string | undefined): URLSearchParams {
    const next = new URLSearchParams(old);
    if (value === undefined) next.delete(parameter);
    else next.set(parameter, value);
    return next;
  }

  const open = (value: string | undefined, replace = false) => setParams((old) => withRecord(old, value), { replace });

  // A dialog may be open above the form, such as the question whether to discard what was changed.
  // Back from the list must not reopen the closed record.
  const close = () => leaveDialogs(() => open(undefined, true));

  return {
    isOpen: wanted !== null,
    isNew: wanted === NEW,
    /** NaN if the URL holds no number: the server refuses it, like the id of a record that does not exist. */
    id: wanted === null || wanted === NEW || isCopyKey(wanted) ? undefined : Number(wanted),
    copyKey: isCopyKey(wanted) ? wanted : undefined,
    add: () => open(NEW),
    edit: (id: number | string) => open(String(id)),
    /** The target of a link that opens a record. */
    pathTo: (id: number) => ({ search: withRecord(params, String(id)).toString() }),
    close,
    /** Whether the last requested record does not exist. */
    isMissing,
    closeMissing: () => {
      setMissing(true);
      close();
    },
    dismissMissing: () => setMissing(false),
    /** Replaces the open record by another one. */
    goOn: (id: number | string) => open(String(id), true),
  };
}
