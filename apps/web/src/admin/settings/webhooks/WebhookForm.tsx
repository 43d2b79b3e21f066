import { Button, Checkbox, Group, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type WebhookEvent, type WebhookSummary, webhookEvents, webhookInput } from '@site/schema/webhook';
import { useState } from 'react';
import { readApiError } from '../../../app/api-error.ts';
import { errorsByField } from '../../../app/form-issues.ts';
import { showErrorToast } from '../../error-messages.ts';
import { Dialog } from '../../form/dialogs/Dialog.tsx';
import { focusFirstField } from '../../form/form-fields.ts';
import { topLevelField, validateWith } from '../../form/validate.ts';
import { trpc } from '../../trpc-react.ts';
import classes from './WebhookForm.module.css';

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
  const [root, setRoot] = useState<HTMLFormElement | null>(null);
  const form = useForm<Values>({
    initialValues: {
      url: webhook?.url ?? '',
      events: (webhook?.events as WebhookEvent[] | undefined) ?? [...webhookEvents],
      active: webhook?.active ?? true,
    },
    validate: validateWith<Values>(webhookInput) as never,
  });

  async function save(values: Values) {
    if (creation.isPending || replacement.isPending) return;
    try {
      const saved = webhook
        ? await replacement.mutateAsync({ id: webhook.id, ...values })
        : await creation.mutateAsync(values);
      onSaved(saved);
    } catch (error) {
      const errors = errorsByField(readApiError(error).issues, topLevelField);
      form.setErrors(errors);
      focusFirstField(root, Object.keys(errors));
      showErrorToast(error);
    }
  }

  const field = (name: keyof Values, options = {}) => ({
    ...form.getInputProps(name, options),
    'data-field': name,
  });
  return (
    <Dialog title={webhook ? 'Edit webhook' : 'Add webhook'} onClose={onClose} size={560} isForm>
      <form
        ref={setRoot}
        onSubmit={form.onSubmit(
          (values) => void save(values),
          (errors) => focusFirstField(root, Object.keys(errors)),
        )}
        noValidate
        className={classes.form}
      >
        <Stack gap={18}>
          <TextInput label="Address" required type="url" placeholder="https://" data-autofocus {...field('url')} />
          <Checkbox.Group label="Events" {...field('events')}>
            <Stack gap={10} mt={8}>
              {webhookEvents.map((event) => (
                <Checkbox key={event} value={event} label={`${eventLabels[event]} (${event})`} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Switch label="Active" {...field('active', { type: 'checkbox' })} />
          <Group justify="end" gap={12}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
