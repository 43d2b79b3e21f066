import { Group, Select, type SelectProps, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core';
import { type Service, SORT_ORDER_MAX, serviceInput } from '@site/schema/service';
import { useState } from 'react';
import { useSite } from '../../app/site-facts.ts';
import { ColorPicker } from '../form/fields/ColorPicker.tsx';
import { CoverObjectField } from '../form/fields/CoverObjectField.tsx';
import { IconPicker } from '../form/fields/IconPicker.tsx';
import { StringListField } from '../form/fields/StringListField.tsx';
import { titleProps } from '../form/follow-title.ts';
import type { EditForm } from '../form/use-edit-form.ts';
import { ImageField } from '../media/ImageField.tsx';
import { formValues } from '../records/form-values.ts';
import { RecordDialog } from '../records/RecordDialog.tsx';
import type { RecordFormProps } from '../records/RecordScreen.tsx';
import { useMove, useMoveHint } from '../records/use-move.ts';
import { useRecordForm } from '../records/use-record-form.ts';
import { priceExample } from '../settings/countries.ts';
import { type Inputs, trpc } from '../trpc-react.ts';
import { describePath, pathOf } from './service-path.ts';

/** Adds a service, or changes one. */
export function ServiceForm(props: RecordFormProps<Service>) {
  return !props.record && !props.draft.loaded ? <NewServiceForm {...props} /> : <Form {...props} />;
}

/** A new service is added last. */
function NewServiceForm(props: RecordFormProps<Service>) {
  const last = { sort: 'sortOrder', descending: true, limit: 1 } as const;
  const { data, isFetching } = trpc.service.listForAdmin.useQuery(last, { staleTime: 0 });
  const [sortOrder, setSortOrder] = useState<number>();
  // A later refetch must not change the form.
  if (sortOrder === undefined && !isFetching) setSortOrder(nextSortOrder(data?.items[0]));
  return sortOrder === undefined ? null : <Form {...props} newSortOrder={sortOrder} />;
}

const nextSortOrder = (last: { sortOrder: number } | undefined) =>
  last ? Math.min(last.sortOrder + 1, SORT_ORDER_MAX) : 0;

function Form(props: RecordFormProps<Service> & { newSortOrder?: number }) {
  const { record, onClose, newSortOrder = 0 } = props;
  const moved = { kind: 'service', record, before: record?.href } as const;
  const moveTo = useMove(moved);
  const create = trpc.service.create.useMutation();
  const update = trpc.service.update.useMutation();
  const { services, families } = useSite();
  const familyOf = (value: unknown) => families.find(({ key }) => key === value);
  const edit = useRecordForm({
    ...props,
    kind: 'service',
    moveOf: ({ href }) => moveTo(href),
    schema: serviceInput,
    toValues: (service: Service | undefined) => toValues(service, newSortOrder),
    toInput,
    wordsOf: (path, value) => (path === 'family' && familyOf(value)?.name) || value,
    create: (input: Omit<Inputs['service']['create'], 'needsFreePath'>) =>
      create.mutateAsync({ ...input, family: familyOf(input.family)?.key ?? null, needsFreePath: true }),
    update: (input) => update.mutateAsync({ ...input, needsFreePath: true }),
    messages: { added: 'Service added', saved: 'Service saved', failed: 'Failed to save service' },
  });
  const { form, field } = edit;
  const { values, errors } = form;
  const moveHint = useMoveHint({ ...moved, after: values.href });
  const others = services.filter(({ id }) => id !== record?.id);

  return (
    <RecordDialog title={edit.title} edit={edit} onClose={onClose}>
      <TextInput
        label="Title"
        required
        {...titleProps(edit, { follower: 'href', derive: pathOf, isNew: !record })}
        data-autofocus
      />
      <TextInput
        label="URL path"
        required
        placeholder="/services/name-of-the-service"
        description={hintsOf(describePath(values.href, others), moveHint)}
        {...field('href')}
      />
      <Textarea label="Description" required autosize minRows={3} maxRows={8} {...field('description')} />
      <StringListField
        label="Features"
        itemName="feature"
        required
        schema={serviceInput.shape.features}
        description="At most ten"
        {...field('features')}
      />
      <IconPicker value={values.icon} error={errors.icon} onChange={(icon) => form.setFieldValue('icon', icon)} />
      <ColorPicker
        color={values.color}
        gradient={values.gradient}
        errors={{ color: errors.color, gradient: errors.gradient }}
        onChange={({ color, gradient }) => form.setValues({ color, gradient })}
      />
      <FamilyField {...field('family')} />
      <StringListField
        label="Process steps"
        itemName="step"
        schema={serviceInput.shape.serviceDetails}
        separators="lines"
        isUnique={false}
        description="A short name before a colon is shown as the title of the step: “Audit: We read a year of data”"
        {...field('serviceDetails')}
      />
      <TicketFields field={field} />
      <TextInput label="Hero title" description="The heading of its page" {...field('heroTitle')} />
      <Textarea label="Hero description" description="Below that heading" {...twoLines} {...field('heroDescription')} />
      <ImageField label="Image" {...field('imageUrl')} />
      <CoverObjectField by="family" {...field('coverObject')} />
      <TextInput label="Meta title" description="For search engines" {...field('metaTitle')} />
      <Textarea label="Meta description" description="For search engines" {...twoLines} {...field('metaDescription')} />
      <Group align="end" gap={32}>
        <TextInput label="Sort order" inputMode="numeric" w={140} {...field('sortOrder')} />
        <Switch label="Active" mb={8} {...form.getInputProps('active', { type: 'checkbox' })} />
      </Group>
    </RecordDialog>
  );
}

type FamilyProps = Omit<SelectProps, 'onChange'> & { onChange: (family: string) => void };

/** A family that the owner has removed counts as none. */
function FamilyField({ value, onChange, ...props }: FamilyProps) {
  const { families } = useSite();
  return (
    <Select
      {...props}
      label="Family"
      description="The menu and the services page group services by family. Pages, “Menu and pages” has the families"
      placeholder="None"
      clearable
      data={families.map(({ key, name }) => ({ value: key, label: name }))}
      value={families.find(({ key }) => key === value)?.key ?? null}
      onChange={(family) => onChange(family ?? '')}
    />
  );
}

type TicketField = 'priceFrom' | 'duration' | 'leadTime';

/** The fields about price and time, shown in the summary of the service page. */
function TicketFields({ field }: Pick<EditForm<Record<TicketField, string>>, 'field'>) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      <TextInput
        label="Price from"
        description="Of the smallest order"
        placeholder={priceExample(useSite().brand.address.country, 15_000)}
        {...field('priceFrom')}
      />
      <TextInput
        label="Duration"
        description="From start to handover"
        placeholder="3 to 5 weeks"
        {...field('duration')}
      />
      <TextInput label="Lead time" description="Until work starts" placeholder="Within a week" {...field('leadTime')} />
    </SimpleGrid>
  );
}

const hintsOf = (...hints: (string | undefined)[]) =>
  hints.filter(Boolean).join('. ') || 'Where its page is. A name alone, such as advice, means /services/advice';

const toInput = (values: ReturnType<typeof toValues>) => ({
  ...values,
  sortOrder: Number.parseInt(values.sortOrder, 10) || 0,
  coverObject: values.coverObject || null,
});

const twoLines = { autosize: true, minRows: 2 };

const newService = { icon: 'star', gradient: 'from-blue-500 to-indigo-600', color: 'text-blue-600' };

function toValues(service: Service | undefined, newSortOrder: number) {
  return {
    ...formValues(serviceInput, service),
    ...(!service && newService),
    features: service?.features ?? [],
    sortOrder: String(service?.sortOrder ?? newSortOrder),
  };
}
