import { Input, Switch } from '@mantine/core';
import {
  type CopySchema,
  type CopyField as Described,
  describeCopy,
  type CopyFields as Fields,
} from '@site/schema/copy-field';
import { useId } from 'react';
import { Fold } from '../../form/Fold.tsx';
import { LineColorField } from '../../form/fields/LineColorField.tsx';
import { type RowControls, Rows } from '../../form/fields/Rows.tsx';
import classes from './CopyForm.module.css';
import { CopyImage } from './CopyImage.tsx';
import { CopyText } from './CopyText.tsx';
import { CopyColor } from './color/CopyColor.tsx';
import { useCopyForm } from './copy-form-context.ts';
import { childOf, differs, emptyValue, isWithin, textsOf } from './copy-values.ts';
import { RestoreButton } from './RestoreButton.tsx';

/*
 * The form for texts, built from their schema. Fields, lists and items are in one file because they render each other.
 */

type Part = {
  /** The path of the value in the form. */
  path: string;
  value: unknown;
  /** The default; undefined in items of lists, whose default belongs to the list. */
  initial: unknown;
};

type FieldsProps = Part & { fields: Fields; name?: string };

/** The fields of a group of texts, which may have a name. */
export function CopyFields({ fields, path, value, initial, name = '' }: FieldsProps) {
  return Object.entries(fields).map(([key, field]) => (
    <CopyField
      key={key}
      field={field}
      groupName={name}
      path={`${path}.${key}`}
      value={childOf(value, key)}
      initial={childOf(initial, key)}
    />
  ));
}

type FieldProps = Part & { field: CopySchema; groupName: string };

/** The control of a field, as described in its schema. */
function CopyField({ field, groupName, path, value, initial }: FieldProps) {
  const { change } = useCopyForm().actions;
  const described = describeCopy(field);
  if (described.control === 'list')
    return <CopyList described={described} path={path} value={value} initial={initial} />;
  if (described.control === 'lineColor') {
    return (
      <LineColorField
        label={described.label}
        name={path}
        value={value ?? initial}
        onChange={(color) => change(path, color)}
      />
    );
  }
  if (described.control === 'color') {
    const color = String(value ?? initial);
    return <CopyColor described={described} path={path} value={color} initial={initial} name={groupName} />;
  }
  if (described.control === 'image') {
    return <CopyImage described={described} path={path} value={value ?? initial} initial={initial} />;
  }
  if (described.control === 'group') {
    const isColors = Object.values(described.fields).every((one) => describeCopy(one).control === 'color');
    return (
      <fieldset className={classes.group} data-field={path}>
        <legend className={classes.legend}>{described.label}</legend>
        {described.help && <p className={classes.help}>{described.help}</p>}
        <div className={isColors ? classes.columns : classes.fields}>
          <CopyFields fields={described.fields} path={path} value={value} initial={initial} name={described.label} />
        </div>
      </fieldset>
    );
  }
  if (described.control === 'toggle') {
    return (
      <Switch
        label={described.label}
        data-field={path}
        checked={(value ?? initial) === true}
        onChange={({ currentTarget }) => change(path, currentTarget.checked)}
      />
    );
  }
  return <CopyText described={described} path={path} value={value ?? initial} initial={initial} />;
}

type ListProps = Part & { described: Extract<Described, { control: 'list' }> };

/** A list of texts or of groups, with a row for each item. */
function CopyList({ described, path, value, initial }: ListProps) {
  const { errors, actions } = useCopyForm();
  const { label, help, max } = described;
  const items: unknown[] = Array.isArray(value ?? initial) ? ((value ?? initial) as unknown[]) : [];
  const item = describeCopy(described.item);
  const nameOf = (index: number) => `${item.label} ${index + 1}`;
  const titleOf = (index: number) => textsOf(described.item, items[index])[0] ?? '';
  const error = errors[path];
  const errorId = useId();

  return (
    <fieldset className={classes.group} data-field={path} aria-describedby={errorId}>
      <legend className={classes.legend}>{label}</legend>
      {differs(items, initial) && <RestoreButton label={label} path={path} initial={initial} />}
      {help && <p className={classes.help}>{help}</p>}
      {typeof error === 'string' && <Input.Error id={errorId}>{error}</Input.Error>}
      <Rows
        label={label}
        itemName={item.label}
        items={items}
        nameOf={nameOf}
        adding={{ max, create: () => emptyValue(described.item, items.length) }}
        onChange={(changed) => actions.change(path, changed)}
        onRemove={(index) => actions.remove(path, index, shortName(titleOf(index)) ?? nameOf(index))}
        renderRow={(one, index, controls) => (
          <ItemRow
            item={item}
            name={nameOf(index)}
            title={titleOf(index)}
            path={`${path}.${index}`}
            value={one}
            controls={controls}
          />
        )}
      />
    </fieldset>
  );
}

const NAME_MAX = 60;

/** A text that fits into a toast. */
const shortName = (text: string) => (text !== '' && text.length <= NAME_MAX ? text : undefined);

type ItemProps = {
  item: Described;
  name: string;
  title: string;
  path: string;
  value: unknown;
  controls: RowControls;
};

function ItemRow({ item, name, title, path, value, controls: { handle, buttons } }: ItemProps) {
  const { errors, wanted } = useCopyForm();
  if (item.control === 'line' || item.control === 'paragraph') {
    return (
      <div className={classes.row}>
        {handle}
        <CopyText described={item} path={path} value={value} initial={undefined} name={name} />
        {buttons}
      </div>
    );
  }
  if (item.control !== 'group') return null;
  const fields = <CopyFields fields={item.fields} path={path} value={value} initial={undefined} />;
  if (Object.values(item.fields).every((field) => describeCopy(field).control === 'line')) {
    return (
      <fieldset className={`${classes.row} ${classes.item}`} aria-label={name}>
        {handle}
        <span className={classes.name} aria-hidden>
          {name}
        </span>
        <div className={classes.columns}>{fields}</div>
        {buttons}
      </fieldset>
    );
  }
  return (
    <Fold
      title={title || name}
      note={title && name}
      level={3}
      path={path}
      // A new item has no text yet.
      isInitiallyOpen={title === '' || isWithin(wanted, path)}
      hasErrors={Object.keys(errors).some((one) => isWithin(one, path))}
      handle={handle}
      controls={buttons}
    >
      {fields}
    </Fold>
  );
}
