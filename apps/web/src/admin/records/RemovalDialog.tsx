import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { ConfirmDialog } from '../form/dialogs/ConfirmDialog.tsx';
import { runWithToast } from '../run-with-toast.ts';
import { PageAddressField } from './PageAddressField.tsx';

/** What visitors of a deleted page get. */
type Removal = { kind: 'nothing' | 'page' | 'gone'; to: string; error?: string };

/** Where visitors of the deleted pages are sent; null if these are gone for good. */
type Redirect = { to: string | null };

type Props = {
  title: string;
  /** The names of what is deleted. */
  subjects: readonly string[];
  text: string;
  /** The beginning of the error message. */
  failure: string;
  refresh: () => Promise<unknown>;
  onClose: () => void;
  remove: (redirect: Redirect | undefined) => Promise<unknown>;
};

/** Asks before pages are deleted, and where their visitors are sent. Stays open if the server refuses that address. */
export function RemovalDialog({ remove, failure, refresh, onClose, ...question }: Props) {
  const [removal, setRemoval] = useState<Removal>({ kind: 'nothing', to: '' });
  const [isRunning, setRunning] = useState(false);

  function confirm() {
    const to = removal.kind === 'page' ? removal.to.trim() : null;
    if (to === '') return setRemoval({ ...removal, error: 'Enter the address of the other page' });
    if (isRunning) return;
    setRunning(true);
    void runWithToast(() => removeOrExplain(removal.kind === 'nothing' ? undefined : { to }), { failure, refresh });
  }

  async function removeOrExplain(redirect: Redirect | undefined) {
    try {
      await remove(redirect);
    } catch (error) {
      const refusal = readApiError(error).issues.find(({ path }) => path === 'redirect.to');
      if (refusal) {
        setRunning(false);
        return setRemoval({ ...removal, error: refusal.message });
      }
      onClose();
      throw error;
    }
    onClose();
  }

  return (
    <ConfirmDialog {...question} confirm="Delete" onConfirm={confirm} onCancel={onClose}>
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
          <PageAddressField
            aria-label="Address of the other page"
            placeholder="/services"
            value={value.to}
            error={value.error}
            onChange={({ currentTarget }) => onChange({ kind: 'page', to: currentTarget.value })}
          />
        )}
        <Radio value="gone" label="See “Page Not Found”, and search engines forget it at once (410)" />
      </Stack>
    </Radio.Group>
  );
}
