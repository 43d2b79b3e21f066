import { Select } from '@mantine/core';
import type { ListState } from './use-list-state.ts';

export type ListFilter = {
  /** The parameter of the URL. */
  name: string;
  label: string;
  options: readonly (string | { value: string; label: string })[];
};

/** A filter that `list.flag(name)` reads. */
export function flagFilter(name: string, label: string, yes: string, no: string): ListFilter {
  return {
    name,
    label,
    options: [
      { value: 'yes', label: yes },
      { value: 'no', label: no },
    ],
  };
}

export const featuredFilter = flagFilter('featured', 'Featured', 'Featured', 'Not featured');

export function ListFilters({ filters, list }: { filters: readonly ListFilter[]; list: ListState }) {
  return filters.map(({ name, label, options }) => (
    <Select
      key={name}
      aria-label={label}
      placeholder={label}
      data={options}
      value={list.filter(name) ?? null}
      onChange={(value) => list.change({ filter: { [name]: value ?? undefined } })}
      clearable
      w={170}
    />
  ));
}
