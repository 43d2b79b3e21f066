import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { Webhook } from '@site/schema/webhook';
import { useState } from 'react';
import { Dialog } from '../../form/dialogs/Dialog.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { trpc } from '../../trpc-react.ts';

type Props = { webhook: Webhook; onClose: () => void; onRenewed: () => Promise<unknown> };

/** Shows the secret that signs the requests, and replaces it. */
export function SecretDialog({ webhook, onClose, onRenewed }: Props) {
  const [secret, setSecret] = useState(webhook.secret);
  const renewal = trpc.webhook.renewSecret.useMutation();
  const clipboard = useClipboard();

  const renew = async () => setSecret((await renewal.mutateAsync({ id: webhook.id })).secret);

  return (
    <Dialog title="Secret of the webhook" onClose={onClose} size={560} centered>
      <Stack gap={18}>
        <p>{`The requests to ${webhook.url} are signed with this secret. Give it to the program that receives them.`}</p>
        <TextInput label="Secret" value={secret} readOnly />
        <Group justify="end" gap={12}>
          <Button
            variant="subtle"
            loading={renewal.isPending}
            onClick={() =>
              void runWithToast(renew, {
                success: 'The webhook has a new secret',
                failure: 'Failed to replace the secret',
                refresh: onRenewed,
              })
            }
          >
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
    </Dialog>
  );
}
