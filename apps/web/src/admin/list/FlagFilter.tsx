import { Select } from '@mantine/core';

type Props = {
  label: string;
  /** What "yes" and "no" are called. */
  words: readonly [yes: string, no: string];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

export function FlagFilter({ label, words: [yes, no], value, onChange }: Props) {
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      clearable
      w={170}
    />
  );
}
