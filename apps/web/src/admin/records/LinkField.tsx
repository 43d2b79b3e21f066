import { CheckIcon, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { SEARCH_LENGTH } from '@site/schema/site';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { describeError } from '../error-messages.ts';
import classes from './LinkField.module.css';
import { listQueries, recordQueries } from './record-procedures.ts';

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
      // The options are filtered by the search of `useOptions`.
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
  const input = { search, sort: 'title', limit: OPTIONS };
  const list = listQueries[kind].listForAdmin.useQuery(input, { placeholderData: keepPreviousData });
  const items: readonly Linked[] = list.data?.items ?? [];
  // The server also matches words of other fields.
  const found = items.filter((linked) => isNamed(linked, typed));
  const listed = items.find(({ id }) => String(id) === value);
  const enabled = value !== '' && list.data !== undefined && !listed;
  const chosen = recordQueries[kind].byId.useQuery({ id: Number(value) }, { enabled });
  const isTrashed = !listed && readApiError(chosen.error ?? undefined).status === 404;
  const stored: Linked | undefined = listed ?? chosen.data;
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
