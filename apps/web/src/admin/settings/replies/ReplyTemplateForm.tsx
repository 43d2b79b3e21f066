import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { placeholders } from '@site/schema/fill-in';
import { type ReplyTemplate, replyPlaceholders, replyTemplateInput } from '@site/schema/reply-template';
import { showToast } from '../../../ui/toast/toasts.ts';
import { DialogForm } from '../../form/dialogs/DialogForm.tsx';
import { validateWith } from '../../form/validate.ts';
import { trpc } from '../../trpc-react.ts';
import { channelLabels } from './channel-labels.ts';

const channels = Object.entries(channelLabels).map(([value, label]) => ({ value, label }));
const help = [...Object.keys(replyPlaceholders), 'name', 'phone', 'days', 'opens', 'closes'] as const;
const explanations: Record<string, string> = { ...placeholders, ...replyPlaceholders };

type Props = { template: ReplyTemplate | undefined; onClose: () => void };

/** Changes a template of answers, or adds one. */
export function ReplyTemplateForm({ template, onClose }: Props) {
  const creation = trpc.replyTemplate.create.useMutation();
  const replacement = trpc.replyTemplate.replace.useMutation();
  const { replyTemplate } = trpc.useUtils();
  const { channel = 'mail', name = '', subject = '', text = '', needsAppointment = false } = template ?? {};
  const form = useForm({
    initialValues: { channel, name, subject, text, needsAppointment },
    validate: validateWith(replyTemplateInput) as never,
    clearInputErrorOnChange: true,
  });
  const { values } = form;
  const field = (key: keyof typeof values) => ({ ...form.getInputProps(key), 'data-field': key });
  const isBusy = creation.isPending || replacement.isPending;

  async function save() {
    if (template) await replacement.mutateAsync({ ...values, id: template.id });
    else await creation.mutateAsync(values);
    showToast({ title: 'Template saved' });
    await replyTemplate.invalidate();
    onClose();
  }

  return (
    <DialogForm
      title={template ? 'Edit template' : 'Add template'}
      form={form}
      save={save}
      isBusy={isBusy}
      showsProgress
      onClose={onClose}
      size={640}
    >
      <TextInput label="Name" required data-autofocus {...field('name')} />
      <Select label="Used for" data={channels} allowDeselect={false} {...field('channel')} />
      {values.channel === 'mail' && <TextInput label="Subject" required {...field('subject')} />}
      <Textarea
        label={values.channel === 'phone' ? 'Talking points, one in each line' : 'Text'}
        description={`Filled in for you: ${help.map((key) => `{${key}} ${explanations[key]}`).join(', ')}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        autosize
        minRows={6}
        maxRows={16}
        {...field('text')}
      />
      <Checkbox
        label="Only for people who have booked a call"
        {...form.getInputProps('needsAppointment', { type: 'checkbox' })}
      />
    </DialogForm>
  );
}
