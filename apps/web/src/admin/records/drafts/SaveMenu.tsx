import { Button, Menu, TextInput } from '@mantine/core';
import { titleZone } from '@site/schema/zone';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useSite } from '../../../app/site-facts.ts';
import { fromDatetimeLocal } from '../../blog/datetime-local.ts';
import { ConfirmDialog } from '../../form/dialogs/ConfirmDialog.tsx';
import type { EditForm } from '../../form/use-edit-form.ts';

/** What can be done with a record besides saving it; a missing function is not offered. */
export type Publication = {
  /** Names the menu. */
  label: string;
  publishNow?: (() => void) | undefined;
  /** Publishes what is typed at a time. */
  schedule: (at: string) => void;
  unschedule?: (() => void) | undefined;
  unpublish?: (() => void) | undefined;
};

type Props<Values> = { edit: EditForm<Values>; publication: Publication; onSavedAsDraft: () => void };

/** The menu beside the save button. */
export function SaveMenu<Values>({ edit, publication, onSavedAsDraft }: Props<Values>) {
  const { label, publishNow, schedule, unschedule, unpublish } = publication;
  const [isAsking, setAsking] = useState(false);
  const saveAsDraft = async () => (await edit.saveDraft()) && onSavedAsDraft();
  return (
    <>
      <Menu position="top-end" shadow="md" zIndex={310}>
        <Menu.Target>
          <Button variant="default" px={12} aria-label={label}>
            <IconChevronDown size={20} stroke={1.75} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void saveAsDraft()}>Save as draft</Menu.Item>
          {publishNow && <Menu.Item onClick={publishNow}>Publish now</Menu.Item>}
          <Menu.Item onClick={() => edit.check() && setAsking(true)}>Schedule…</Menu.Item>
          {unschedule && <Menu.Item onClick={unschedule}>Remove the schedule</Menu.Item>}
          {unpublish && <Menu.Item onClick={unpublish}>Unpublish</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {isAsking && (
        <ScheduleDialog
          onCancel={() => setAsking(false)}
          onChosen={(at) => {
            setAsking(false);
            schedule(at);
          }}
        />
      )}
    </>
  );
}

function ScheduleDialog({ onChosen, onCancel }: { onChosen: (at: string) => void; onCancel: () => void }) {
  const { zone } = useSite();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();

  function confirm() {
    const at = fromDatetimeLocal(zone.id, value);
    if (at === null) return setError('Enter the date and the time');
    if (!(new Date(at) > new Date())) return setError('Choose a time in the future');
    onChosen(at);
  }

  return (
    <ConfirmDialog title="Publish later" confirm="Schedule" isHarmless onCancel={onCancel} onConfirm={confirm}>
      <TextInput
        type="datetime-local"
        label="Date and time"
        description={`${titleZone(zone)}. Visitors see what you have typed from then on`}
        mb={20}
        value={value}
        error={error}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
