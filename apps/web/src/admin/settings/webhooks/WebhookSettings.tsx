import { Badge, Button, Group } from '@mantine/core';
import type { Webhook } from '@site/schema/webhook';
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
import { WebhookForm } from './WebhookForm.tsx';

type Open = { dialog: 'add' } | { dialog: 'edit' | 'secret' | 'log' | 'delete'; webhook: Webhook };

/** The URLs that are notified about leads. */
export function WebhookSettings() {
  const query = trpc.webhook.listForAdmin.useQuery(undefined, unbatched);
  const [open, setOpen] = useState<Open>();
  const removal = trpc.webhook.remove.useMutation();
  const { webhook: router } = trpc.useUtils();
  const refresh = () => router.invalidate();
  const close = () => setOpen(undefined);

  function remove({ id }: Webhook) {
    close();
    void runWithToast(() => removal.mutateAsync({ id }), { success: 'Webhook deleted', refresh });
  }

  return (
    <SettingsBlock
      id="webhooks"
      text="Notifies other programs about leads by signed requests, as described at standardwebhooks.com."
    >
      <QueryStatus query={query} loading="Loading the webhooks..." failure="Failed to fetch the webhooks" />
      {(query.data?.length ?? 0) > 0 && (
        <ItemList>
          {query.data?.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} onOpen={(dialog) => setOpen({ dialog, webhook })} />
          ))}
        </ItemList>
      )}
      <Group>
        <Button variant="default" onClick={() => setOpen({ dialog: 'add' })}>
          Add webhook
        </Button>
      </Group>
      {open?.dialog === 'add' && (
        <WebhookForm
          onClose={close}
          onSaved={(webhook) => {
            void refresh();
            setOpen({ dialog: 'secret', webhook });
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
            showToast({ title: 'Webhook saved' });
          }}
        />
      )}
      {open?.dialog === 'secret' && <SecretDialog webhook={open.webhook} onClose={close} onRenewed={refresh} />}
      {open?.dialog === 'log' && <DeliveryLog webhook={open.webhook} onClose={close} />}
      {open?.dialog === 'delete' && (
        <ConfirmDialog
          title="Delete this webhook?"
          text={`${open.webhook.url} is no longer notified about leads, and its log is deleted.`}
          confirm="Delete"
          onCancel={close}
          onConfirm={() => remove(open.webhook)}
        />
      )}
    </SettingsBlock>
  );
}

type ItemProps = { webhook: Webhook; onOpen: (dialog: 'edit' | 'secret' | 'log' | 'delete') => void };

function WebhookItem({ webhook: { url, events, active }, onOpen }: ItemProps) {
  return (
    <ListItem
      title={
        <>
          {url} {!active && <Badge variant="outline">Off</Badge>}
        </>
      }
      details={events.join(', ')}
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

const labels = { edit: 'Edit', log: 'Log', secret: 'Secret', delete: 'Delete' };
