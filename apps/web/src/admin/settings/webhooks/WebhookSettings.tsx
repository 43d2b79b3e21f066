import { Badge, Button, Group } from '@mantine/core';
import type { WebhookEvent, WebhookSummary } from '@site/schema/webhook';
import { useState } from 'react';
import { showToast } from '../../../ui/toast/toasts.ts';
import { ConfirmDialog } from '../../form/dialogs/ConfirmDialog.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { ItemList, ListItem } from '../../screen/ItemList.tsx';
import { QueryStatus } from '../../screen/QueryStatus.tsx';
import { trpc, unbatched } from '../../trpc-react.ts';
import { SettingsBlock } from '../SettingsBlock.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { eventLabels, WebhookForm } from './WebhookForm.tsx';

type Open =
  | { dialog: 'add' }
  | { dialog: 'secret'; webhook: WebhookSummary; secret: string }
  | { dialog: 'edit' | 'log' | 'delete'; webhook: WebhookSummary };

/** The URLs that are notified about leads. */
export function WebhookSettings() {
  const query = trpc.webhook.listForAdmin.useQuery(undefined, unbatched);
  const [open, setOpen] = useState<Open>();
  const removal = trpc.webhook.remove.useMutation();
  const { client, webhook: router } = trpc.useUtils();
  const refresh = () => router.invalidate();
  const close = () => setOpen(undefined);

  function openDialog(dialog: Dialog, webhook: WebhookSummary) {
    if (dialog !== 'secret') return setOpen({ dialog, webhook });
    const show = async () => setOpen({ dialog, webhook, ...(await client.webhook.secret.query({ id: webhook.id })) });
    void runWithToast(show, { failure: 'The secret is not shown' });
  }

  function remove({ id }: WebhookSummary) {
    close();
    void runWithToast(() => removal.mutateAsync({ id }), { success: 'Address deleted', refresh });
  }

  return (
    <SettingsBlock
      id="webhooks"
      text="Tells other programs about leads, by signed requests to their addresses (webhooks), as described at standardwebhooks.com."
    >
      <QueryStatus query={query} loading="Loading the addresses..." failure="Failed to fetch the addresses" />
      {(query.data?.length ?? 0) > 0 && (
        <ItemList>
          {query.data?.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} onOpen={(dialog) => openDialog(dialog, webhook)} />
          ))}
        </ItemList>
      )}
      <Group>
        <Button variant="default" onClick={() => setOpen({ dialog: 'add' })}>
          Add address
        </Button>
      </Group>
      {open?.dialog === 'add' && (
        <WebhookForm
          onClose={close}
          onSaved={({ secret = '', ...webhook }) => {
            void refresh();
            setOpen({ dialog: 'secret', webhook, secret });
          }}
        />
      )}
      {open?.dialog === 'edit' && (
        <WebhookForm
          webhook={open.webhook}
          onClose={close}
          onSaved={() => {
            void refresh();
            close();
            showToast({ title: 'Address saved' });
          }}
        />
      )}
      {open?.dialog === 'secret' && <SecretDialog {...open} onClose={close} />}
      {open?.dialog === 'log' && <DeliveryLog webhook={open.webhook} onClose={close} />}
      {open?.dialog === 'delete' && (
        <ConfirmDialog
          title="Delete this address?"
          text={`${open.webhook.url} is no longer notified about leads, and its log is deleted.`}
          confirm="Delete"
          onCancel={close}
          onConfirm={() => remove(open.webhook)}
        />
      )}
    </SettingsBlock>
  );
}

type Dialog = Exclude<Open['dialog'], 'add'>;
type ItemProps = { webhook: WebhookSummary; onOpen: (dialog: Dialog) => void };

function WebhookItem({ webhook: { url, events, active }, onOpen }: ItemProps) {
  return (
    <ListItem
      title={
        <>
          {url} {!active && <Badge variant="outline">Off</Badge>}
        </>
      }
      details={events.map((event) => eventLabels[event as WebhookEvent] ?? event).join('. ')}
    >
      {(['edit', 'log', 'secret', 'delete'] as const).map((dialog) => (
        <Button
          key={dialog}
          size="xs"
          variant={dialog === 'delete' ? 'subtle' : 'default'}
          aria-label={`${labels[dialog]} ${url}`}
          onClick={() => onOpen(dialog)}
        >
          {labels[dialog]}
        </Button>
      ))}
    </ListItem>
  );
}

const labels = { edit: 'Edit', log: 'Log', secret: 'Show secret', delete: 'Delete' };
