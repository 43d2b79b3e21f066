import { Group, SegmentedControl } from '@mantine/core';
import { type Copy, type CopyDraft, type CopyName, copyDraft, copyPages } from '@site/schema/copy-pages';
import { type FocusEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import type { LoadedCopy } from '../form/copy-writer.ts';
import { DraftStatus } from '../form/DraftStatus.tsx';
import { ConflictDialog } from '../form/dialogs/ConflictDialog.tsx';
import { FormElement } from '../form/FormElement.tsx';
import { focusFirstField } from '../form/form-fields.ts';
import { RestoredDraftNotice } from '../form/RestoredDraftNotice.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { type EditForm, useEditForm } from '../form/use-edit-form.ts';
import { useOpenedCopy } from '../form/use-working-copy.ts';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { sectionPath } from '../screen/section-path.ts';
import { Answers } from '../share/Answers.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { trpc, unbatched } from '../trpc-react.ts';
import { useFetchTag } from '../versions/use-fetch-tag.ts';
import { VersionsButton } from '../versions/VersionsButton.tsx';
import { CopyForm } from './copy-form/CopyForm.tsx';
import { InsertFact } from './copy-form/InsertFact.tsx';
import { RestoreAll } from './copy-form/RestoreAll.tsx';
import classes from './PageEditor.module.css';
import { PageLink } from './PageLink.tsx';
import { draftKeyOf, type PageDraft } from './page-draft.ts';
import { PagePreview } from './preview/PagePreview.tsx';

type Props = { name: CopyName };

/** The texts of a page beside its preview. */
export function PageEditor({ name }: Props) {
  const query = trpc.copy.findForAdmin.useQuery({ page: name });
  const initial = trpc.copy.findInitial.useQuery({ page: name });
  const { query: copy, loaded } = useOpenedCopy('copy', name);
  const { title } = copyPages[name];
  return (
    <>
      <ScreenHeader title={title}>
        <Group gap={20}>
          <RouterLink to={sectionPath({ slug: 'pages' })}>All pages</RouterLink>
          <PageLink page={name} />
        </Group>
      </ScreenHeader>
      <QueryStatus
        query={[query, initial].find(({ isError }) => isError) ?? copy}
        loading="Loading the texts..."
        failure="Failed to fetch the texts"
      />
      {query.data && initial.data && loaded !== undefined && (
        <PageForm name={name} copy={query.data} initial={initial.data} loaded={loaded} />
      )}
    </>
  );
}

/** The noun for the content of a page in labels and messages. */
const kinds: Partial<Record<CopyName, string>> = { look: 'Look', navigation: 'Settings' };
const kindOf = (name: CopyName) => kinds[name] ?? 'Texts';

function useIsUnpublished(name: CopyName): boolean {
  const { data } = trpc.copy.listForAdmin.useQuery(undefined, unbatched);
  return data?.some(({ page, isUnpublished }) => page === name && isUnpublished) ?? false;
}

function usePageForm({ name, copy, loaded }: FormProps, onInvalid: () => void): EditForm<PageDraft> {
  const save = trpc.copy.save.useMutation();
  const what = kindOf(name);
  const utils = trpc.useUtils();
  const fetchTag = useFetchTag();
  const isUnpublished = useIsUnpublished(name);
  return useEditForm<PageDraft, CopyDraft>({
    draftKey: draftKeyOf(name),
    initial: { page: name, values: copy },
    // Not through the query cache: a change in it would give the form new initial values.
    fetchStored: async () => {
      const tag = await fetchTag('copy', name);
      return { tag, values: { page: name, values: await utils.client.copy.findForAdmin.query({ page: name }) } };
    },
    schema: copyDraft,
    toInput: (draft) => draft as CopyDraft,
    // Without the spaces that the server trims.
    normalize: (draft) => copyDraft.safeParse(draft).data ?? draft,
    fieldOf: (path) => path,
    onInvalid,
    save: (draft, change) => save.mutateAsync({ ...draft, ...change }),
    copySource: {
      kind: 'copy',
      key: name,
      loaded,
      valuesOf: (content) => ({ page: name, values: content as Copy<CopyName> }),
      contentOf: ({ values }) => ({ ...values }),
      isOnHotkey: false,
    },
    messages: { saved: `${what} saved`, failed: `Failed to save the ${what.toLowerCase()}` },
    async onSaved() {
      await utils.copy.findForAdmin.invalidate({ page: name });
      await utils.copy.listForAdmin.invalidate();
      // The admin shows the logo and the colours too, and knows the hidden pages and the families.
      if (name in kinds || isUnpublished) await utils.site.facts.invalidate();
    },
  });
}

type FormProps = Props & {
  copy: Copy<CopyName>;
  /** The texts with which the site began. */
  initial: Copy<CopyName>;
  loaded: LoadedCopy | null;
};

function PageForm(props: FormProps) {
  const { name, copy, initial } = props;
  const [view, setView] = useState('form');
  const edit = usePageForm(props, () => setView('form'));
  const [focused, setFocused] = useState<string>();
  const { title } = copyPages[name];
  const isUnpublished = useIsUnpublished(name);
  // The search of the admin opens a field.
  const wanted = useSearchParams()[0].get('field') ?? '';
  const { scope } = edit;
  useEffect(() => {
    if (wanted) focusFirstField(scope.form, [wanted]);
  }, [wanted, scope]);

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const path = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (path) setFocused(path);
  }

  return (
    <>
      <FormElement edit={edit} className={classes.editor} data-view={view} onFocus={onFocus}>
        <div className={classes.bar}>
          <SubmitButton isBusy={edit.isSaving}>
            {isUnpublished ? 'Publish' : `Save ${kindOf(name).toLowerCase()}`}
          </SubmitButton>
          {(edit.isDirty || isUnpublished) && <p className={classes.state}>Not public yet</p>}
          <DraftStatus edit={edit} />
          <SegmentedControl
            className={classes.views ?? ''}
            aria-label="View"
            value={view}
            onChange={setView}
            data={[
              { value: 'form', label: kindOf(name) },
              { value: 'preview', label: 'Preview' },
            ]}
          />
          <div className={classes.tools}>
            {name !== 'look' && <InsertFact name={name} />}
            <RestoreAll name={name} initial={initial} edit={edit} />
            {name !== 'mail' && <ShareButton kind="copy" edit={edit} />}
            <VersionsButton
              source={{
                kind: 'copy',
                id: name,
                valuesOf: (content) => ({ page: name, values: content as Copy<CopyName> }),
                pathOf: (path) => `values.${path}`,
              }}
              edit={edit}
            />
          </div>
        </div>
        <div className={classes.fields}>
          <Answers kind="copy" id={name} isUnseen />
          <RestoredDraftNotice edit={edit} />
          <CopyForm key={`${edit.revision} ${wanted}`} name={name} initial={initial} edit={edit} wanted={wanted} />
        </div>
        <PagePreview
          title={title}
          draft={edit.form.values}
          stored={{ page: name, values: copy }}
          focused={focused}
          view={view}
        />
      </FormElement>
      <ConflictDialog conflict={edit.conflict} labelOf={edit.labelOf} />
    </>
  );
}
