import { useSearchParams } from 'react-router-dom';

const EDIT = 'edit';
const NEW = 'new';

/** What is read anew whenever a form opens: nothing is kept that may have changed meanwhile. */
export const alwaysFetch = (id: number | undefined) => ({ enabled: id !== undefined, gcTime: 0, staleTime: 0 });

export type OpenRecord = ReturnType<typeof useOpenRecord>;

/** The record whose form is open stands in the address: the form is still open after a reload. */
export function useOpenRecord() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(EDIT);

  const open = (value: string | undefined) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === undefined) next.delete(EDIT);
        else next.set(EDIT, value);
        return next;
      },
      // Back from the list leads to no form that was closed.
      { replace: value === undefined },
    );

  return {
    isNew: wanted === NEW,
    /** What is no id stands for a record that is not there. */
    id: wanted === null || wanted === NEW ? undefined : Number(wanted),
    add: () => open(NEW),
    edit: (id: number) => open(String(id)),
    close: () => open(undefined),
  };
}
