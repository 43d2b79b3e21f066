import { Badge, Button } from '@mantine/core';
import { formatDay, formatTime } from '../../ui/format/day.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { StatusPanel } from '../list/StatusPanel.tsx';
import { trpc } from '../trpc.ts';
import { useMutationWithToast } from '../use-mutation-with-toast.ts';
import { describeUserAgent } from './describe-user-agent.ts';
import classes from './SettingsScreen.module.css';

/** Lists the sessions of the owner and ends them. */
export function SessionSettings() {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.account.sessions.useQuery();
  const refresh = () => utils.account.sessions.invalidate();
  const end = useMutationWithToast(trpc.account.endSession.useMutation(), 'Failed to end the session', refresh);
  const endOthers = trpc.account.endOtherSessions.useMutation();

  function endAllOthers() {
    endOthers.mutate(undefined, {
      onSuccess: ({ message }) => showToast({ title: message }),
      onSettled: () => void refresh(),
    });
  }

  return (
    <section className={classes.block} aria-labelledby="settings-sessions">
      <h2 id="settings-sessions" className={classes.heading}>
        Who is logged in
      </h2>
      {error && !data ? (
        <StatusPanel title="Failed to fetch the sessions" alert>
          <Button onClick={() => void refetch()}>Try again</Button>
        </StatusPanel>
      ) : null}
      {!data && !error && <p role="status">Loading the sessions...</p>}
      {data && (
        <ul className={classes.sessions}>
          {data.map(({ id, userAgent, address, lastSeenAt, isCurrent }) => {
            const name = describeUserAgent(userAgent);
            return (
              <li key={id} className={classes.session}>
                <div>
                  <strong>{name}</strong> {isCurrent && <Badge>This one</Badge>}
                  <p className={classes.facts}>
                    {`${address ?? 'Unknown address'}, last seen ${formatDay(lastSeenAt)}, ${formatTime(lastSeenAt)}`}
                  </p>
                </div>
                {!isCurrent && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`End the session of ${name}`}
                    onClick={() => end({ id })}
                  >
                    End
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {data && data.length > 1 && (
        <div className={classes.actions}>
          <Button variant="default" loading={endOthers.isPending} onClick={endAllOthers}>
            End all other sessions
          </Button>
        </div>
      )}
    </section>
  );
}
