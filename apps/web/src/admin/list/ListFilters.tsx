import { Select } from '@mantine/core';
import classes from './ListFilters.module.css';
import type { ListState } from './use-list-state.ts';

type Options = readonly (string | { value: string; label: string })[];

export type ListFilter<Name extends string = string> = {
  /** The parameter of the URL and of the procedure. */
  name: Name;
  label: string;
  /** The label of the list without the filter. */
  unset: string;
  options: Options | ((page: { categories?: string[] }) => Options);
  /** Converts the text from the URL to the input of the procedure. */
  parse: (text: string) => unknown;
};

/** A filter with the values `yes` and `no`, a boolean for the procedure. */
export function flagFilter<Name extends string>(
  name: Name,
  label: string,
  { unset, yes, no }: { unset: string; yes: string; no: string },
): ListFilter<Name> {
  const options = [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ];
  return { name, label, unset, options, parse: (text) => text === 'yes' };
}

export const featuredFilter = flagFilter('featured', 'Featured', {
  unset: 'Featured or not',
  yes: 'Only featured',
  no: 'Not featured',
});

type Props = {
  filters: readonly ListFilter[];
  list: ListState;
  page: { categories?: string[] } | undefined;
};

export function ListFilters({ filters, list, page = {} }: Props) {
  return filters.map(({ name, label, unset, options }) => (
    <Select
      key={name}
      aria-label={label}
      placeholder={unset}
      data={typeof options === 'function' ? options(page) : options}
      value={list.filter(name) ?? null}
      onChange={(value) => list.change({ filter: { [name]: value ?? undefined } })}
      clearable
      maxDropdownHeight={320}
      className={classes.filter ?? ''}
    />
  ));
}
