import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../form/dialogs/Dialog.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { ItemList, ListItem } from '../../screen/ItemList.tsx';
import { type Outputs, trpc } from '../../trpc-react.ts';

type Checked = { csv: string; rows: Outputs['redirect']['checkImport'] };

const countRows = (count: number) => `${count} ${count === 1 ? 'redirect' : 'redirects'}`;

/** Imports redirects from a file, after showing the verdict about each row. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const check = trpc.redirect.checkImport.useMutation();
  const importing = trpc.redirect.import.useMutation();
  const { redirect: router } = trpc.useUtils();
  const [checked, setChecked] = useState<Checked>();
  const accepted = checked?.rows.filter(({ isAccepted }) => isAccepted).length ?? 0;

  async function read(file: File | null) {
    if (!file) return;
    const csv = await file.text();
    const run = async () => setChecked({ csv, rows: await check.mutateAsync({ csv }) });
    await runWithToast(run, { failure: 'The file cannot be read' });
  }

  async function write({ csv }: Checked) {
    await runWithToast(() => importing.mutateAsync({ csv }), {
      success: `${countRows(accepted)} imported`,
      failure: 'Nothing was imported',
      refresh: () => router.invalidate(),
    });
    onClose();
  }

  return (
    <Dialog title="Import redirects" onClose={onClose} size={720} centered>
      <Stack gap={18}>
        <p>
          A CSV file with the columns from, to and status. Without a status, a redirect is permanent (301). Nothing is
          written before you have seen the result.
        </p>
        <FileButton accept=".csv,text/csv,text/plain" onChange={(file) => void read(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={check.isPending}
              data-autofocus
              style={{ alignSelf: 'start' }}
            >
              Choose a file
            </Button>
          )}
        </FileButton>
        {checked && (
          <>
            <p role="status">{`${accepted} of ${countRows(checked.rows.length)} can be imported.`}</p>
            <ItemList>
              {checked.rows.map(({ line, from, to, isAccepted, verdict }) => (
                <ListItem key={line} title={to ? `${from} → ${to}` : from} details={`Line ${line}`}>
                  <Text inherit c={isAccepted ? 'dimmed' : 'var(--mantine-color-error)'}>
                    {verdict}
                  </Text>
                </ListItem>
              ))}
            </ItemList>
          </>
        )}
        <Group justify="end" gap={12}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {checked && accepted > 0 && (
            <Button loading={importing.isPending} onClick={() => void write(checked)}>
              {`Import ${countRows(accepted)}`}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
