import { Button, Input, Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Separators } from './list-text.ts';
import { Rows } from './Rows.tsx';
import classes from './StringListField.module.css';
import { useListRows } from './use-list-rows.ts';

type Props = {
  label: string;
  description?: string | undefined;
  /** "tag", for the names of buttons and rows. */
  itemName: string;
  required?: boolean;
  separators?: Separators;
  /** An item must not be in the list already. */
  isUnique?: boolean;
  value?: readonly string[];
  error?: ReactNode;
  'data-field': string;
  onChange?: (items: string[]) => void;
};

/** A list of texts with a row for each. A button, Enter, a comma or pasting adds items. */
export function StringListField({ label, description, itemName, required = false, ...props }: Props) {
  const { separators = 'commas', isUnique = true, value = [], error, onChange } = props;
  const list = useListRows({ separators, isUnique, value, onChange });
  const id = useId();
  const name = `${itemName.charAt(0).toUpperCase()}${itemName.slice(1)}`;
  const nameOf = (index: number) => `${name} ${index + 1}`;

  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={error}
      withAsterisk={required}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      data-field={props['data-field']}
    >
      <div className={classes.list}>
        <Rows
          label={label}
          itemName={name}
          items={list.rows}
          nameOf={nameOf}
          onChange={(moved) => list.change(moved)}
          onRemove={(index) => list.change(list.rows.toSpliced(index, 1))}
          focusAfterLast={`[id="${id}"]`}
          renderRow={(row, index, { handle, buttons }) => (
            <div className={classes.row}>
              {handle}
              <Textarea
                aria-label={nameOf(index)}
                autosize
                minRows={1}
                flex={1}
                value={row.text}
                onChange={({ currentTarget: { value: text } }) => list.change(list.rows.with(index, { ...row, text }))}
                onBlur={list.tidy}
                onKeyDown={onEnter(() => document.getElementById(id)?.focus())}
              />
              {buttons}
            </div>
          )}
        />
        <div className={classes.adding}>
          <Input
            component="textarea"
            multiline
            rows={1}
            id={id}
            flex={1}
            placeholder={`${separators === 'commas' ? 'Enter or a comma' : 'Enter'} adds a ${itemName}`}
            value={list.typed}
            onChange={({ currentTarget }) => list.onType(currentTarget.value)}
            onPaste={list.onPaste}
            onKeyDown={onEnter(list.addTyped)}
            error={Boolean(error)}
          />
          <Button variant="default" onClick={list.addTyped} aria-label={`Add ${itemName}`}>
            Add
          </Button>
        </div>
        <p role="status" className={classes.refused}>
          {list.refused && `"${list.refused}" is in the list already`}
        </p>
      </div>
    </Input.Wrapper>
  );
}

/** Enter must not submit the form. */
export function onEnter(action: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    action();
  };
}
