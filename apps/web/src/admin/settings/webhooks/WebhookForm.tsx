import { Checkbox, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type WebhookEvent, type WebhookSummary, webhookEvents, webhookInput } from '@site/schema/webhook';
import { DialogForm } from '../../form/dialogs/DialogForm.tsx';
import { validateWith } from '../../form/validate.ts';
import { trpc } from '../../trpc-react.ts';

type Props = {
  /** Undefined for a new one. */
  webhook?: WebhookSummary;
  /** A new one has a secret. */
  onSaved: (webhook: WebhookSummary & { secret?: string }) => void;
  onClose: () => void;
};

type Values = { url: string; events: WebhookEvent[]; active: boolean };

export const eventLabels: Record<WebhookEvent, string> = {
  'lead.created': 'A lead arrives',
  'lead.stage_changed': 'A lead gets another stage',
  'lead.deleted': 'A lead is deleted',
  'call.rescheduled': 'A call is moved',
  'call.cancelled': 'A call is cancelled',
};

export function WebhookForm({ webhook, onSaved, onClose }: Props) {
  const creation = trpc.webhook.create.useMutation();
  const replacement = trpc.webhook.replace.useMutation();
  const form = useForm<Values>({
    initialValues: {
      url: webhook?.url ?? '',
      events: (webhook?.events as WebhookEvent[] | undefined) ?? [...webhookEvents],
      active: webhook?.active ?? true,
    },
    validate: validateWith<Values>(webhookInput) as never,
  });

  async function save(values: Values) {
    const saved = webhook
      ? await replacement.mutateAsync({ id: webhook.id, ...values })
      : await creation.mutateAsync(values);
    onSaved(saved);
  }

  const field = (name: keyof Values, options = {}) => ({
    ...form.getInputProps(name, options),
    'data-field': name,
  });
  return (
    <DialogForm
      title={webhook ? 'Edit address' : 'Add address'}
      form={form}
      save={save}
      isBusy={creation.isPending || replacement.isPending}
      onClose={onClose}
    >
      <TextInput label="Address" required type="url" placeholder="https://" data-autofocus {...field('url')} />
      <Checkbox.Group label="Events" {...field('events')}>
        <Stack gap={10} mt={8}>
          {webhookEvents.map((event) => (
            <Checkbox key={event} value={event} label={`${eventLabels[event]} (${event})`} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Switch label="Active" {...field('active', { type: 'checkbox' })} />
    </DialogForm>
  );
}
