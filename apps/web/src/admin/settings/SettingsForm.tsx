import { Group, Stack } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { ConflictDialog } from '../form/dialogs/ConflictDialog.tsx';
import { FormElement } from '../form/FormElement.tsx';
import { RestoredDraftNotice } from '../form/RestoredDraftNotice.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { saveOnHotkey } from '../form/save-on-hotkey.ts';
import type { EditForm } from '../form/use-edit-form.ts';
import { type VersionSource, VersionsButton } from '../versions/VersionsButton.tsx';

type Props<Values> = {
  edit: EditForm<Values>;
  /** The label of the button. */
  save: string;
  versions: VersionSource<Values>;
  children: ReactNode;
};

/** The form of a block of settings, which stays open when it is saved. */
export function SettingsForm<Values>({ edit, save, versions, children }: Props<Values>) {
  return (
    <>
      <FormElement edit={edit} onKeyDown={saveOnHotkey(() => void edit.submit())}>
        <Stack gap={18}>
          <RestoredDraftNotice edit={edit} />
          <Fragment key={edit.revision}>{children}</Fragment>
          <Group gap={14}>
            <SubmitButton isBusy={edit.isSaving}>{save}</SubmitButton>
            <VersionsButton source={versions} edit={edit} />
            {edit.isDirty && <p>Not saved yet</p>}
          </Group>
        </Stack>
      </FormElement>
      <ConflictDialog conflict={edit.conflict} labelOf={edit.labelOf} />
    </>
  );
}
