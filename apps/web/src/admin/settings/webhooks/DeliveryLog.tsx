import { Button, Group, Stack } from '@mantine/core';
import { type WebhookDelivery, type WebhookSummary, webhookPayload } from '@site/schema/webhook';
import { useDates } from '../../../app/use-dates.ts';
import { Dialog } from '../../form/dialogs/Dialog.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { ItemList, ListItem } from '../../screen/ItemList.tsx';
import { QueryStatus } from '../../screen/QueryStatus.tsx';
import { every, trpc, unbatched } from '../../trpc-react.ts';
import classes from './DeliveryLog.module.css';

type Props = { webhook: WebhookSummary; onClose: () => void };

const REFETCH_MS = 10_000;

/** The last requests of a webhook and their results. */
export function DeliveryLog({ webhook, onClose }: Props) {
  const { formatMoment } = useDates();
  const query = trpc.webhook.deliveries.useQuery(
    { id: webhook.id, query: { limit: 25 } },
    { staleTime: 0, ...every(REFETCH_MS), ...unbatched },
  );
  const repetition = trpc.webhook.repeatDelivery.useMutation();
  const { webhook: router } = trpc.useUtils();

  const repeat = (id: number) =>
    void runWithToast(() => repetition.mutateAsync({ id }), {
      success: 'It is sent again',
      failure: 'Failed to send it again',
      refresh: () => router.deliveries.invalidate(),
    });

  return (
    <Dialog title="Log of the address" onClose={onClose} size={720} centered>
      <Stack gap={18}>
        <p>{`The last requests to ${webhook.url}`}</p>
        <QueryStatus query={query} loading="Loading the log..." failure="Failed to fetch the log" />
        {query.data?.total === 0 && <p>Nothing was sent yet.</p>}
        {(query.data?.total ?? 0) > 0 && (
          <ItemList>
            {query.data?.items.map((delivery) => (
              <ListItem
                key={delivery.id}
                title={`${delivery.event}: ${subjectOf(delivery)}`}
                details={`${formatMoment(delivery.createdAt)}. ${describeDelivery(delivery)}`}
              >
                <Button size="xs" variant="default" onClick={() => repeat(delivery.id)}>
                  Resend
                </Button>
              </ListItem>
            ))}
          </ItemList>
        )}
        <Group justify="end" className={classes.footer}>
          <Button onClick={onClose} data-autofocus>
            Close
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** The lead of a delivery: "contact 12". */
function subjectOf({ payload }: WebhookDelivery): string {
  const { data } = webhookPayload.parse(JSON.parse(payload));
  return `${data.kind} ${data.id}`;
}

export function describeDelivery({
  deliveredAt,
  givenUpAt,
  attempts,
  lastStatus,
  lastError,
}: Pick<WebhookDelivery, 'deliveredAt' | 'givenUpAt' | 'attempts' | 'lastStatus' | 'lastError'>): string {
  const answer = [lastStatus && `answered ${lastStatus}`, lastError].filter(Boolean).join(', ');
  if (deliveredAt) return answer ? `Delivered, ${answer}` : 'Delivered';
  if (givenUpAt)
    return `Given up after ${attempts === 1 ? 'one attempt' : `${attempts} attempts`}: ${answer || 'no answer'}`;
  if (answer) return `Failed ${attempts === 1 ? 'once' : `${attempts} times`}, will be retried: ${answer}`;
  return 'Waits to be sent';
}
