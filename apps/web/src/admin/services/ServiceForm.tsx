import { Group, Switch, Textarea, TextInput } from '@mantine/core';
import { landingSlugs, paths, serviceHref } from '@site/schema/paths';
import { type Service, serviceInput } from '@site/schema/service';
import { ColorPicker } from '../form/ColorPicker.tsx';
import { CommaListField } from '../form/CommaListField.tsx';
import { formatCommaList, parseCommaList } from '../form/comma-list.ts';
import { IconPicker } from '../form/IconPicker.tsx';
import { parseLines } from '../form/parse-lines.ts';
import { RecordDialog } from '../form/RecordDialog.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { useLatestSite } from '../latest-site.tsx';
import { trpc } from '../trpc.ts';

type Props = { service: Service | undefined; onSaved: () => void; onClose: () => void };

/** Adds a service, or changes one. */
export function ServiceForm({ service, onSaved, onClose }: Props) {
  const utils = trpc.useUtils();
  const create = trpc.service.create.useMutation();
  const update = trpc.service.update.useMutation();
  const edit = useRecordForm({
    kind: 'service',
    record: service,
    schema: serviceInput,
    toValues,
    toInput: (values) => ({
      ...values,
      features: parseCommaList(values.features, service?.features),
      serviceDetails: parseLines(values.serviceDetails, service?.serviceDetails),
      sortOrder: Number.parseInt(values.sortOrder, 10) || 0,
    }),
    create: (input) => create.mutateAsync(input),
    update: (input) => update.mutateAsync(input),
    fetch: utils.service.byId.fetch,
    messages: { added: 'Service added', saved: 'Service saved', failed: 'Failed to save service' },
    onSaved,
    onClose,
  });
  const { form, field } = edit;
  const { values, errors } = form;
  const { services } = useLatestSite();

  /** Says why visitors will not see this service at its path. */
  function pathWarning(href: string): string | undefined {
    const path = serviceHref(href);
    const landing = landingSlugs.find((slug) => paths.service(slug) === path);
    if (landing) return `Here is the landing page ${landing}: the service has no page of its own at this address`;
    const existing = services.find((other) => other.id !== service?.id && serviceHref(other.href) === path);
    return existing && `"${existing.title}" has this address already: visitors see the older of the two`;
  }

  return (
    <RecordDialog title={service ? 'Edit service' : 'Add service'} edit={edit} onClose={onClose}>
      <TextInput label="Title" required {...field('title')} data-autofocus />
      <TextInput
        label="URL path"
        required
        placeholder="/services/seo-optimization"
        description={pathWarning(values.href) ?? 'Where its page is. A name alone, such as seo, means /services/seo'}
        {...field('href')}
      />
      <Textarea label="Description" required autosize minRows={3} maxRows={8} {...field('description')} />
      <CommaListField
        label="Features"
        required
        description="at most ten"
        stored={service?.features}
        {...field('features')}
      />
      <IconPicker value={values.icon} error={errors.icon} onChange={(icon) => form.setFieldValue('icon', icon)} />
      <ColorPicker
        color={values.color}
        gradient={values.gradient}
        errors={{ color: errors.color, gradient: errors.gradient }}
        onChange={({ color, gradient }) => form.setValues({ color, gradient })}
      />
      <Textarea
        label="Process steps"
        description="One step a line"
        autosize
        minRows={3}
        maxRows={12}
        {...field('serviceDetails')}
      />
      <TextInput label="Hero title" {...field('heroTitle')} />
      <Textarea label="Hero description" autosize minRows={2} {...field('heroDescription')} />
      <TextInput label="Image URL" placeholder="https://… or /art/…" {...field('imageUrl')} />
      <TextInput label="Meta title" {...field('metaTitle')} />
      <Textarea label="Meta description" autosize minRows={2} {...field('metaDescription')} />
      <Group align="end" gap={32}>
        <TextInput label="Sort order" inputMode="numeric" w={140} {...field('sortOrder')} />
        <Switch label="Active" {...form.getInputProps('active', { type: 'checkbox' })} />
      </Group>
    </RecordDialog>
  );
}

function toValues(service: Service | undefined) {
  return {
    title: service?.title ?? '',
    description: service?.description ?? '',
    icon: service?.icon ?? 'code',
    features: formatCommaList(service?.features),
    gradient: service?.gradient ?? 'from-blue-500 to-indigo-600',
    color: service?.color ?? 'text-blue-600',
    href: service?.href ?? '',
    metaTitle: service?.metaTitle ?? '',
    metaDescription: service?.metaDescription ?? '',
    heroTitle: service?.heroTitle ?? '',
    heroDescription: service?.heroDescription ?? '',
    serviceDetails: (service?.serviceDetails ?? []).join('\n'),
    imageUrl: service?.imageUrl ?? '',
    active: service?.active ?? true,
    sortOrder: String(service?.sortOrder ?? 0),
  };
}
