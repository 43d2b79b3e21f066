import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showToast } from '../../ui/toast/toasts.ts';

const EDIT = 'edit';
const NEW = 'new';

/** The record whose form is open stands in the address: the form is still open after a reload. */
export function useOpenRecord<Row extends { id: number }>(rows: readonly Row[] | undefined) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(EDIT);
  const isWanted = ({ id }: Row) => String(id) === wanted;
  // A list that is read again must not take the record away under the form. Once the form is closed, nothing is
  // kept: the next one begins with what is stored by then.
  const [kept, keep] = useState<Row>();
  const record = kept && isWanted(kept) ? kept : rows?.find(isWanted);
  if (record !== kept) keep(record);

  const open = (value: string | undefined) =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      if (value === undefined) next.delete(EDIT);
      else next.set(EDIT, value);
      return next;
    });

  const isGone = rows !== undefined && wanted !== null && wanted !== NEW && record === undefined;
  useEffect(() => {
    if (!isGone) return;
    showToast({ title: 'There is no such record here any more', variant: 'destructive' });
    open(undefined);
  });

  return {
    isOpen: wanted === NEW || record !== undefined,
    record,
    add: () => open(NEW),
    edit: (id: number) => open(String(id)),
    close: () => open(undefined),
  };
}
