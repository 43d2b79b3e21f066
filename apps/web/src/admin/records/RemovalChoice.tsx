import { Radio, Stack, TextInput } from '@mantine/core';

/** What visitors of a deleted page get. */
export type Removal = { kind: 'nothing' | 'page' | 'gone'; to: string; error?: string };

type Props = { count: number; value: Removal; onChange: (value: Removal) => void };

export function RemovalChoice({ count, value, onChange }: Props) {
  return (
    <Radio.Group
      label={count === 1 ? 'Visitors of its page' : 'Visitors of their pages'}
      mb={20}
      value={value.kind}
      onChange={(kind) => onChange({ to: value.to, kind: kind as Removal['kind'] })}
    >
      <Stack gap={10} mt={8}>
        <Radio value="nothing" label="See “Page Not Found”" />
        <Radio value="page" label="Go to another page" />
        {value.kind === 'page' && (
          <TextInput
            aria-label="Address of the other page"
            placeholder="/services"
            value={value.to}
            error={value.error}
            onChange={({ currentTarget }) => onChange({ ...value, to: currentTarget.value })}
          />
        )}
        <Radio value="gone" label="See “Page Not Found”, and search engines forget it at once (410)" />
      </Stack>
    </Radio.Group>
  );
}
