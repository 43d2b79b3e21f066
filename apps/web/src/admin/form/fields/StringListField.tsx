import { Button, Input, Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { findIssues, type Schema } from '../../../app/form-issues.ts';
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
  /** The rules of the list and of its items. */
  schema?: Schema;
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
  const { schema, separators = 'commas', isUnique = true, value = [], error, onChange } = props;
  const list = useListRows({ separators, isUnique, value, onChange });
  const id = useId();
  const name = `${itemName.charAt(0).toUpperCase()}${itemName.slice(1)}`;
  const nameOf = (index: number) => `${name} ${index + 1}`;
  const texts = list.rows.map(({ text }) => text);
  const isFull = list.typed === '' && schema !== undefined && takesNoMore(schema, texts);
  // The form only reports that the list is invalid; validating each row finds the invalid ones.
  const problems = error && schema ? texts.map((text) => problemOf(schema, text)) : [];
  const ownError = problems.some(Boolean) ? undefined : error;

  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={ownError}
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
                error={problems[index]}
                data-invalid={problems[index] ? true : undefined}
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
            placeholder={separators === 'commas' ? 'Enter or comma adds it' : 'Enter adds it'}
            value={list.typed}
            onChange={({ currentTarget }) => list.onType(currentTarget.value)}
            onPaste={isFull ? undefined : list.onPaste}
            onKeyDown={onEnter(list.addTyped)}
            error={Boolean(ownError)}
            {...(isFull && fullInput)}
          />
          <Button variant="default" onClick={list.addTyped} {...(isFull && fullButton)} aria-label={`Add ${itemName}`}>
            Add
          </Button>
        </div>
        <p role="status" className={classes.refused}>
          {isFull && `The list is full: remove a ${itemName} to add another`}
          {!isFull && list.refused && `"${list.refused}" is in the list already`}
        </p>
      </div>
    </Input.Wrapper>
  );
}

const takesNoMore = (schema: Schema, texts: readonly string[]) =>
  findIssues(schema, [...texts, 'x']).some(({ path }) => path === '');

const problemOf = (schema: Schema, text: string) =>
  text.trim() === '' ? undefined : findIssues(schema, [text.trim()]).find(({ path }) => path === '0')?.message;

/** Not disabled: the item that fills the list is added here, and the focus must not be lost. */
export const fullInput = { readOnly: true, placeholder: '', 'aria-disabled': true } as const;
export const fullButton = { 'aria-disabled': true, 'data-disabled': true } as const;

/** Enter must not submit the form. */
export function onEnter(action: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    action();
  };
}
