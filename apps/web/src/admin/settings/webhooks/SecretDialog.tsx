import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { WebhookSummary } from '@site/schema/webhook';
import { useState } from 'react';
import { ConfirmDialog } from '../../form/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../form/dialogs/Dialog.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { trpc } from '../../trpc-react.ts';

type Props = { webhook: WebhookSummary; secret: string; onClose: () => void };

/** Shows the secret that signs the requests, and replaces it. */
export function SecretDialog({ webhook, secret: stored, onClose }: Props) {
  const [secret, setSecret] = useState(stored);
  const renewal = trpc.webhook.renewSecret.useMutation();
  const clipboard = useClipboard();

  const [isRenewing, setRenewing] = useState(false);

  function renew() {
    setRenewing(false);
    const replace = async () => setSecret((await renewal.mutateAsync({ id: webhook.id })).secret);
    void runWithToast(replace, { success: 'The address has a new secret' });
  }

  return (
    <Dialog title="Secret of the address" onClose={onClose} size={560} centered>
      <Stack gap={18}>
        <p>{`The requests to ${webhook.url} are signed with this secret. Give it to the program that receives them.`}</p>
        <TextInput label="Secret" value={secret} readOnly />
        <Group justify="end" gap={12}>
          <Button variant="subtle" onClick={() => setRenewing(true)}>
            Replace the secret
          </Button>
          <Button variant="default" onClick={() => clipboard.copy(secret)}>
            {clipboard.copied ? 'Copied' : 'Copy'}
          </Button>
          <Button onClick={onClose} data-autofocus>
            Close
          </Button>
        </Group>
      </Stack>
      {isRenewing && (
        <ConfirmDialog
          title="Replace the secret?"
          text="Programs that still use the current secret will refuse the requests."
          confirm="Replace the secret"
          onCancel={() => setRenewing(false)}
          onConfirm={renew}
        />
      )}
    </Dialog>
  );
}
