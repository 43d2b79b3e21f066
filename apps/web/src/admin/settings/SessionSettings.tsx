import { Badge, Button, Group } from '@mantine/core';
import { useDates } from '../../app/use-dates.ts';
import { runWithToast } from '../run-with-toast.ts';
import { ItemList, ListItem } from '../screen/ItemList.tsx';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { trpc } from '../trpc-react.ts';
import { describeUserAgent } from './describe-user-agent.ts';
import { SettingsBlock } from './SettingsBlock.tsx';

/** Lists the sessions of the administrator and ends them. */
export function SessionSettings() {
  const { formatMoment } = useDates();
  const utils = trpc.useUtils();
  const query = trpc.account.sessions.useQuery();
  const end = trpc.account.endSession.useMutation();
  const endOthers = trpc.account.endOtherSessions.useMutation();
  const sessions = query.data ?? [];

  function run(action: () => Promise<unknown>, failure: string, success?: string) {
    void runWithToast(action, { success, failure, refresh: () => utils.account.sessions.invalidate() });
  }

  return (
    <SettingsBlock id="sessions">
      <QueryStatus query={query} loading="Loading the sessions..." failure="Failed to fetch the sessions" />
      {sessions.length > 0 && (
        <ItemList>
          {sessions.map(({ id, userAgent, address, lastSeenAt, isCurrent }) => {
            const name = describeUserAgent(userAgent);
            return (
              <ListItem
                key={id}
                title={
                  <Group gap={10}>
                    {name} {isCurrent && <Badge>This one</Badge>}
                  </Group>
                }
                details={`${address ?? 'Unknown address'}, last seen ${formatMoment(lastSeenAt)}`}
              >
                {!isCurrent && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`End the session of ${name}`}
                    onClick={() => run(() => end.mutateAsync({ id }), 'Failed to end the session')}
                  >
                    End
                  </Button>
                )}
              </ListItem>
            );
          })}
        </ItemList>
      )}
      {sessions.length > 1 && (
        <Group>
          <Button
            variant="default"
            loading={endOthers.isPending}
            onClick={() => run(() => endOthers.mutateAsync(), 'Failed to end the sessions', 'All other sessions ended')}
          >
            End all other sessions
          </Button>
        </Group>
      )}
    </SettingsBlock>
  );
}
