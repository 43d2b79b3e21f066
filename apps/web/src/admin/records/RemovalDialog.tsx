import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../form/dialogs/ConfirmDialog.tsx';

/** What visitors of a deleted page get. */
type Removal = { kind: 'nothing' | 'page' | 'gone'; to: string; error?: string };

/** Where visitors of the deleted pages are sent; null if these are gone for good. */
type Redirect = { to: string | null };

type Props = {
  title: string;
  /** The names of what is deleted. */
  subjects: readonly string[];
  text: string;
  onCancel: () => void;
  onConfirm: (redirect: Redirect | undefined) => void;
};

/** Asks before pages are deleted, and where their visitors are sent. */
export function RemovalDialog({ onConfirm, ...question }: Props) {
  const [removal, setRemoval] = useState<Removal>({ kind: 'nothing', to: '' });

  function confirm() {
    const to = removal.to.trim();
    if (removal.kind === 'nothing') return onConfirm(undefined);
    if (removal.kind === 'gone') return onConfirm({ to: null });
    if (to === '') return setRemoval({ ...removal, error: 'Enter the address of the other page' });
    onConfirm({ to });
  }

  return (
    <ConfirmDialog {...question} confirm="Delete" onConfirm={confirm}>
      <RemovalChoice count={question.subjects.length} value={removal} onChange={setRemoval} />
    </ConfirmDialog>
  );
}

type ChoiceProps = { count: number; value: Removal; onChange: (value: Removal) => void };

function RemovalChoice({ count, value, onChange }: ChoiceProps) {
  return (
    <Radio.Group
      label={count === 1 ? 'Visitors of its page' : 'Visitors of their pages'}
      mb={20}
      value={value.kind}
      onChange={(kind) => onChange({ to: value.to, kind: kind as Removal['kind'] })}
    >
      <Stack gap={10} mt={8}>
        <Radio value="nothing" label="See “Page Not Found”" />
        <Radio value="page" label="Go to another page" />
        {value.kind === 'page' && (
          <TextInput
            aria-label="Address of the other page"
            placeholder="/services"
            value={value.to}
            error={value.error}
            onChange={({ currentTarget }) => onChange({ ...value, to: currentTarget.value })}
          />
        )}
        <Radio value="gone" label="See “Page Not Found”, and search engines forget it at once (410)" />
      </Stack>
    </Radio.Group>
  );
}
