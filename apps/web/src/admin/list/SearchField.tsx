import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { SEARCH_LENGTH } from '@site/schema/site';
import { useEffect, useRef, useState } from 'react';

type Props = {
  label: string;
  value: string;
  'data-autofocus'?: boolean | undefined;
  onSearch: (text: string) => void;
};

const DEBOUNCE_MS = 250;

/** Searches after a pause in typing. */
export function SearchField({ label, value, onSearch, ...attributes }: Props) {
  const [text, setText] = useState(value);
  const lastSearch = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const search = useDebouncedCallback((searchText: string) => {
    lastSearch.current = searchText;
    onSearch(searchText);
  }, DEBOUNCE_MS);

  // The search was changed elsewhere, for example by Back.
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setText(value);
  }, [value]);

  function onType(typed: string) {
    setText(typed);
    search(typed);
  }

  function clear() {
    onType('');
    input.current?.focus();
  }

  return (
    <TextInput
      {...attributes}
      ref={input}
      type="search"
      flex="1 1 220px"
      maw={360}
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={SEARCH_LENGTH}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      rightSection={text && <CloseButton size="sm" aria-label="Clear the search" onClick={clear} />}
    />
  );
}
