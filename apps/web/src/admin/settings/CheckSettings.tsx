import { Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { runWithToast } from '../run-with-toast.ts';
import { type Outputs, trpc, unbatched } from '../trpc-react.ts';
import { SettingsBlock } from './SettingsBlock.tsx';

type Check = Outputs['doctor']['run'][number];

/** Problems come first. */
const levels = {
  error: { label: 'Error', Icon: IconCircleX, color: 'var(--danger)' },
  warning: { label: 'Warning', Icon: IconAlertTriangle, color: 'inherit' },
  ok: { label: 'OK', Icon: IconCircleCheck, color: 'dimmed' },
};
const order = Object.keys(levels);

/** Checks of the server and its surroundings. They run on request only, because they use the network. */
export function CheckSettings() {
  const run = trpc.doctor.run.useMutation(unbatched);
  const check = () => runWithToast(() => run.mutateAsync(), { failure: 'The checks were not run' });
  return (
    <SettingsBlock
      id="checks"
      text="Checks the server, its database, the public address, mails and backups. This takes up to 15 seconds."
    >
      <Group gap={12}>
        <Button variant="default" loading={run.isPending} onClick={() => void check()}>
          Check now
        </Button>
      </Group>
      <p role="status">{run.data && summarize(run.data)}</p>
      {run.data && (
        <Stack component="ul" gap={18}>
          {run.data
            .toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
            .map((result) => (
              <CheckItem key={result.name} check={result} />
            ))}
        </Stack>
      )}
    </SettingsBlock>
  );
}

function summarize(checks: Check[]): string {
  const problems = checks.filter(({ level }) => level !== 'ok').length;
  return problems === 0
    ? `All ${checks.length} checks are fine.`
    : `${problems} of ${checks.length} checks found a problem.`;
}

function CheckItem({ check: { name, level, sentence, fix, isForOwner } }: { check: Check }) {
  const { label, Icon, color } = levels[level];
  return (
    <Group component="li" gap={12} wrap="nowrap" align="start">
      <Text inherit c={color} lh={0} pt={2}>
        <Icon size={22} aria-hidden />
      </Text>
      <div>
        <Text inherit fw={700} c={color}>{`${name}: ${label}`}</Text>
        <p>{sentence}</p>
        {fix && (
          <Text inherit c="dimmed">
            {isForOwner ? fix : `Ask whoever runs your server to ${fix.charAt(0).toLowerCase()}${fix.slice(1)}`}
          </Text>
        )}
      </div>
    </Group>
  );
}
