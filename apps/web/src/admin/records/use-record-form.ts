import { type RecordKind, records } from '@site/schema/record-kinds';
import type { ContentChange, PreviewInput } from '@site/schema/version';
import { useSite } from '../../app/site-facts.ts';
import { formatPublication } from '../blog/publication.ts';
import { type EditForm, type EditFormOptions, useEditForm } from '../form/use-edit-form.ts';
import { useFetchTag } from '../versions/use-fetch-tag.ts';
import type { VersionSource } from '../versions/VersionsButton.tsx';
import type { Publication } from './drafts/SaveMenu.tsx';
import { useDraftPublication } from './drafts/use-draft-publication.ts';
import type { RecordFormProps } from './RecordScreen.tsx';
import type { StoredRecord } from './record-procedures.ts';
import { useFetchRecord } from './use-fetch-record.ts';

type SharedOptions = Pick<EditFormOptions<never, never>, 'schema' | 'describeFailure' | 'onInvalid'>;

/** A form sends every field, also those that have a default. */
type AllFields<Input> = {
  [Name in Exclude<keyof Input, keyof ContentChange>]-?: Exclude<NoInfer<Input>[Name], undefined>;
};

type Options<Kind extends RecordKind, Values, Input> = SharedOptions &
  RecordFormProps<StoredRecord<Kind>> & {
    kind: Kind;
    toValues: (record: StoredRecord<Kind> | undefined) => Values;
    wordsOf?: NonNullable<VersionSource<Values>['wordsOf']>;
    moveOf?: NonNullable<EditFormOptions<Values, never>['moveOf']>;
    toInput: (values: Values) => AllFields<Input>;
    create: (input: Input) => Promise<{ id: number }>;
    update: (input: AllFields<Input> & ContentChange & { id: number }) => Promise<{ id: number }>;
    messages: { added: string; saved: string; failed: string };
  };

/** The form that adds a record, or edits the given one. */
export function useRecordForm<Kind extends RecordKind, Values extends Record<string, unknown>, Input>(
  options: Options<Kind, Values, Input>,
): EditForm<Values> & {
  title: string;
  /** Whether the record is not published. Its discarded draft goes to the trash. */
  isUnpublished: boolean;
  versions: VersionSource<Values> | undefined;
  preview: PreviewInput;
  publication: Publication | undefined;
  /** When the working copy is published. */
  schedule: string | undefined;
} {
  const { kind, record, draft, toValues, create, update, messages, wordsOf, ...rest } = options;
  const fetchRecord = useFetchRecord(kind);
  const fetchTag = useFetchTag();
  const { zone } = useSite();
  const id = record?.id;
  const edit = useEditForm<Values, AllFields<Input>>({
    ...rest,
    draftKey: `${kind}:${draft.key ?? 'new'}`,
    initial: toValues(record),
    fetchStored:
      id === undefined
        ? undefined
        : async () => {
            // Read first: if the record is changed between the two, the change is refused and merged again.
            const tag = await fetchTag(kind, id);
            return { values: toValues(await fetchRecord(id)), tag };
          },
    save: (input, change) =>
      id === undefined ? create({ ...input, ...change } as Input) : update({ ...input, ...change, id }),
    copySource: {
      ...draft,
      kind,
      valuesOf: valuesOf(record, toValues),
      contentOf: (values) => ({ ...rest.toInput(values) }),
      isOnHotkey: true,
    },
    messages: { saved: id === undefined ? messages.added : messages.saved, failed: messages.failed },
  });
  const preview = { kind, key: draft.key, content: rest.toInput(edit.form.values) };
  const publishAt = draft.loaded?.publishAt;
  const schedule = publishAt
    ? `${record ? 'Update scheduled' : 'Scheduled'} for ${formatPublication(zone, publishAt)}`
    : undefined;
  const isScheduled = schedule !== undefined;
  const publication = useDraftPublication({ kind, record, isScheduled, edit, onClose: rest.onClose });
  const { one } = records[kind].name;
  const title = record ? `Edit ${one}` : draft.loaded ? `Edit ${one} (draft)` : `Add ${one}`;
  const isStored = record !== undefined || draft.loaded !== null;
  const versions =
    isStored && draft.key !== undefined
      ? { kind, id: draft.key, valuesOf: valuesOf(record, toValues), ...(wordsOf && { wordsOf }) }
      : undefined;
  return { ...edit, title, isUnpublished: !record, preview, publication, schedule, versions };
}

/** The content of a new record may lack fields, for which the form has defaults. */
const valuesOf =
  <Stored extends object, Values>(record: Stored | undefined, toValues: (record: Stored) => Values) =>
  (content: Record<string, unknown>): Values =>
    toValues({ ...record, ...withDates(content) } as Stored);

/** JSON has dates as text. */
const withDates = ({ publishedAt, ...content }: Record<string, unknown>) =>
  typeof publishedAt === 'string' ? { ...content, publishedAt: new Date(publishedAt) } : { ...content, publishedAt };
