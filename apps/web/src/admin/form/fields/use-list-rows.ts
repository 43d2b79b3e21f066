import { type ClipboardEvent, useRef, useState } from 'react';
import { useUnfinishedText } from '../form-scope.ts';
import { keyOf, type ListRules, type Row, rowsOf, splitItems, takeTypedItems, tidyRows } from './list-text.ts';

type Options = ListRules & { value: readonly string[]; onChange: ((items: string[]) => void) | undefined };

/** The rows of a list field and the item being typed, which is part of the field's value, so that saving includes it. */
export function useListRows({ value, onChange, ...rules }: Options) {
  const { separators, isUnique } = rules;
  const [rows, setRows] = useState(() => rowsOf(value, rules));
  const [typed, setTyped] = useState('');
  // Several uploads can end before the next render.
  const latest = useRef({ rows, typed });
  const [refused, setRefused] = useState<string>();

  function change(newRows: readonly Row[], newTyped = latest.current.typed) {
    latest.current = { rows: [...newRows], typed: newTyped };
    setRows([...newRows]);
    setTyped(newTyped);
    setRefused(undefined);
    onChange?.(tidyRows([...newRows, { text: newTyped }], rules).map(({ text }) => text));
  }

  function add(items: readonly string[], rest = '') {
    const before = tidyRows(latest.current.rows, rules);
    change(tidyRows([...before, ...items.map((text) => ({ text }))], rules), rest);
    const isKnown = (item: string) => before.some(({ text }) => keyOf(text, rules) === keyOf(item, rules));
    if (isUnique) setRefused(items.find(isKnown));
  }

  /** Adds typed items. Their rows must not push the input, where the next item is typed, out of the dialog. */
  function addInView(items: readonly string[], rest?: string) {
    add(items, rest);
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  }

  useUnfinishedText(typed !== '', () => add(splitItems(typed, separators)));

  return {
    rows,
    typed,
    /** An item that was not added, because it is in the list. */
    refused,
    change,
    tidy() {
      latest.current.rows = tidyRows(rows, rules);
      setRows(latest.current.rows);
    },
    /** Adds items besides the one being typed. */
    append: (items: readonly string[]) => add(items, latest.current.typed),
    addTyped: () => addInView(splitItems(typed, separators)),
    onType(text: string) {
      const { items, rest } = takeTypedItems(text, separators);
      if (items.length > 0) addInView(items, rest);
      else change(rows, text);
    },
    onPaste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const { selectionStart, selectionEnd, value: text } = event.currentTarget;
      const pasted = event.clipboardData.getData('text');
      const all = `${text.slice(0, selectionStart ?? 0)}${pasted}${text.slice(selectionEnd ?? 0)}`;
      const items = splitItems(all, separators);
      if (items.length < 2) return;
      event.preventDefault();
      addInView(items);
    },
  };
}
