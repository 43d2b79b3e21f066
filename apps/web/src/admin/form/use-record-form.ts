import type { TrashKind } from '@site/schema/trash';
import { type EditForm, type EditFormOptions, useEditForm } from './use-edit-form.ts';

type SharedOptions = Pick<EditFormOptions<never, never>, 'schema' | 'describeFailure' | 'onInvalid' | 'onSaved'>;

type Options<Stored, Values, Input> = SharedOptions & {
  kind: TrashKind;
  /** Undefined for a new record. */
  record: Stored | undefined;
  toValues: (record: Stored | undefined) => Values;
  toInput: (values: Values) => Input;
  create: (input: Input) => Promise<unknown>;
  update: (input: Input & { id: number }) => Promise<unknown>;
  fetch: (input: { id: number }, options: { staleTime: number }) => Promise<Stored>;
  messages: { added: string; saved: string; failed: string };
  onClose: () => void;
};

/** The form that adds a record, or edits the given one. */
export function useRecordForm<Stored extends { id: number }, Values extends Record<string, unknown>, Input>(
  options: Options<Stored, Values, Input>,
): EditForm<Values> {
  const { kind, record, toValues, create, update, fetch, messages, ...rest } = options;
  const id = record?.id;
  return useEditForm({
    ...rest,
    draftKey: `${kind}:${id ?? 'new'}`,
    initial: toValues(record),
    fetchStored: id === undefined ? undefined : async () => toValues(await fetch({ id }, { staleTime: 0 })),
    save: (input) => (id === undefined ? create(input) : update({ ...input, id })),
    messages: { saved: id === undefined ? messages.added : messages.saved, failed: messages.failed },
  });
}
