import { CheckIcon, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { SEARCH_LENGTH } from '@site/schema/site';
import { type ReactNode, useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { describeError } from '../error-messages.ts';
import { type Query, trpc } from '../trpc-react.ts';
import classes from './LinkField.module.css';

type Kind = 'caseStudy' | 'service';

type Props = {
  kind: Kind;
  label: string;
  /** The id of the record, or an empty text. */
  value?: string;
  error?: ReactNode;
  'data-field'?: string;
  onChange?: (value: string) => void;
};

const texts: Record<Kind, { description: string; placeholder: string; none: string }> = {
  caseStudy: {
    description: 'The page leads on to it with "Read the case"',
    placeholder: 'No case study',
    none: 'No case study has these words',
  },
  service: {
    description: 'The page names it and links to it',
    placeholder: 'No service',
    none: 'No service has these words',
  },
};

/** Links the record of a form to another record, which is found by its title. */
export function LinkField({ kind, value = '', onChange, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const { options, label, isTrashed, error } = useOptions(kind, value, typed);
  const { description, placeholder, none } = texts[kind];
  return (
    <Select
      {...props}
      description={isTrashed ? 'The link is shown again when it is restored' : description}
      placeholder={placeholder}
      data={options.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={value || null}
      onChange={(chosen) => onChange?.(chosen ?? '')}
      searchable
      // Not filtered here: `useOptions` has searched.
      filter={({ options: found }) => found}
      onSearchChange={(text) => setTyped(text === label ? '' : text)}
      selectFirstOptionOnChange={typed !== ''}
      clearable
      clearButtonProps={{ 'aria-label': `Remove the ${props.label.toLowerCase()}`, 'aria-hidden': false, tabIndex: 0 }}
      nothingFoundMessage={error ? describeError(error) : none}
      renderOption={({ option, checked }) => (
        <Option
          title={option.label}
          note={noteOf(options.find(({ id }) => String(id) === option.value))}
          isChosen={checked ?? false}
        />
      )}
      maxDropdownHeight={280}
    />
  );
}

const IN_TRASH = 'In the trash';

/** At most as many as a list of the admin returns at once. */
const OPTIONS = 100;
const DEBOUNCE_MS = 150;

type Linked = { id: number; title: string; clientName?: string; active?: boolean };

/** The records whose titles contain the typed text, and the selected one even if it is in the trash. */
function useOptions(kind: Kind, value: string, typed: string) {
  const [search] = useDebouncedValue(typed.trim().slice(0, SEARCH_LENGTH), DEBOUNCE_MS);
  // TypeScript cannot relate `trpc[kind]` to the types of its router.
  const { listForAdmin, byId } = trpc[kind] as unknown as Procedures;
  const list = listForAdmin.useQuery({ search, sort: 'title', limit: OPTIONS }, { placeholderData: (last) => last });
  // The server also matches words of other fields.
  const found = list.data?.items.filter((linked) => isNamed(linked, typed)) ?? [];
  const listed = list.data?.items.find(({ id }) => String(id) === value);
  const chosen = byId.useQuery({ id: Number(value) }, { enabled: value !== '' && list.data !== undefined && !listed });
  const isTrashed = !listed && readApiError(chosen.error ?? undefined).status === 404;
  const stored = listed ?? chosen.data;
  const current = value === '' ? undefined : (stored ?? { id: Number(value), title: isTrashed ? IN_TRASH : '…' });
  return {
    options: current && !listed && typed === '' ? [current, ...found] : found,
    label: current?.title,
    isTrashed: value !== '' && isTrashed,
    error: list.error,
  };
}

function isNamed({ title, clientName = '' }: Linked, typed: string): boolean {
  const names = `${title} ${clientName}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word));
}

type Found = { items: Linked[] };

type Procedures = {
  listForAdmin: {
    useQuery: (
      input: { search: string; sort: 'title'; limit: number },
      options: { placeholderData: (last: Found | undefined) => Found | undefined },
    ) => Query<Found>;
  };
  byId: { useQuery: (input: { id: number }, options: { enabled: boolean }) => Query<Linked> };
};

const noteOf = (linked: Linked | undefined) => (linked?.active === false ? 'Inactive' : linked?.clientName);

function Option({ title, note, isChosen }: { title: string; note: string | undefined; isChosen: boolean }) {
  return (
    <span className={classes.option}>
      <span>
        {title}
        {note && <span className={classes.note}>{note}</span>}
      </span>
      {isChosen && <CheckIcon size={12} className={classes.check} />}
    </span>
  );
}
