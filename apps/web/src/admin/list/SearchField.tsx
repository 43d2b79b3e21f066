import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { SEARCH_LENGTH } from './use-list-state.ts';

type Props = { label: string; value: string; onSearch: (text: string) => void };

const PAUSE_MS = 250;

/** Searches when the typing pauses. */
export function SearchField({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const search = useDebouncedCallback((wanted: string) => {
    asked.current = wanted;
    onSearch(wanted);
  }, PAUSE_MS);

  // The address changed by other means than this field.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  function type(wanted: string) {
    setText(wanted);
    search(wanted);
  }

  function clear() {
    type('');
    input.current?.focus();
  }

  return (
    <TextInput
      ref={input}
      type="search"
      flex="1 1 220px"
      maw={360}
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={SEARCH_LENGTH}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      rightSection={text && <CloseButton size="sm" aria-label="Clear the search" onClick={clear} />}
    />
  );
}
