import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const EDIT = 'edit';
const NEW = 'new';

/** The record whose form is open stands in the address: the form is still open after a reload. */
export function useOpenRecord<Row extends { id: number }>(rows: readonly Row[] | undefined) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(EDIT);
  // A list that is read again must not take the record away under the form.
  const [opened, setOpened] = useState<Row>();
  const record = opened && String(opened.id) === wanted ? opened : rows?.find(({ id }) => String(id) === wanted);
  if (record && record !== opened) setOpened(record);

  const open = (value: string | undefined) =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      if (value === undefined) next.delete(EDIT);
      else next.set(EDIT, value);
      return next;
    });

  return {
    isOpen: wanted === NEW || record !== undefined,
    record: wanted === NEW ? undefined : record,
    add: () => open(NEW),
    edit: (id: number) => open(String(id)),
    close: () => {
      setOpened(undefined);
      open(undefined);
    },
  };
}
