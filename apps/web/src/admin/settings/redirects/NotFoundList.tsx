import { Button, Text } from '@mantine/core';
import { SCANNERS } from '@site/schema/redirect';
import { pageSizes } from '@site/schema/site';
import { useDates } from '../../../app/use-dates.ts';
import { runWithToast } from '../../run-with-toast.ts';
import { ItemList, ListItem } from '../../screen/ItemList.tsx';
import { QueryStatus } from '../../screen/QueryStatus.tsx';
import { type Outputs, trpc, unbatched } from '../../trpc-react.ts';

type Entry = Outputs['redirect']['notFound']['items'][number];
type Props = { /** Opens the form with this old address. */ onRedirect: (from: string) => void };

/** The most missed addresses without a page. */
export function NotFoundList({ onRedirect }: Props) {
  const query = trpc.redirect.notFound.useQuery({ limit: pageSizes.admin }, { staleTime: 0, ...unbatched });
  const items = query.data?.items.filter(({ path }) => path !== SCANNERS) ?? [];
  const scanners = query.data?.scanners ?? 0;
  return (
    <>
      <Text component="h3" fz={18} mt={12}>
        Pages not found
      </Text>
      <Text inherit c="dimmed">
        The addresses without a page that visitors asked for. Those that links lead to come first.
      </Text>
      <QueryStatus query={query} loading="Loading the addresses..." failure="Failed to fetch the addresses" />
      {query.data && items.length === 0 && <p>Nobody has missed a page yet.</p>}
      {items.length > 0 && (
        <ItemList>
          {items.map((entry) => (
            <NotFoundItem key={entry.path} entry={entry} onRedirect={onRedirect} />
          ))}
        </ItemList>
      )}
      {scanners > 0 && (
        <Text inherit c="dimmed">
          {`Requests of programs that look for weaknesses: ${scanners}`}
        </Text>
      )}
    </>
  );
}

function NotFoundItem({ entry: { path, nearest, lastAt, ...counts }, onRedirect }: { entry: Entry } & Props) {
  const { formatDay } = useDates();
  const creation = trpc.redirect.create.useMutation();
  const removal = trpc.redirect.remove.useMutation();
  const { redirect: router } = trpc.useUtils();
  const refresh = () => router.invalidate();
  const other = nearest ? 'Elsewhere' : 'Redirect';

  function redirectTo(to: string) {
    let id = 0;
    const create = async () => {
      ({ id } = await creation.mutateAsync({ from: path, to }));
    };
    void runWithToast(create, {
      success: `${path} leads to ${to} now`,
      undo: () => void runWithToast(() => removal.mutateAsync({ id }), { success: 'Undone', refresh }),
      refresh,
    });
  }

  return (
    <ListItem
      title={path}
      details={`${describeCounts(counts)}, the last on ${formatDay(lastAt)}.${nearest ? ` Nearest page: ${nearest}` : ''}`}
    >
      {nearest && (
        <Button size="xs" variant="default" aria-label={`Redirect there: ${path}`} onClick={() => redirectTo(nearest)}>
          Redirect there
        </Button>
      )}
      <Button size="xs" variant="subtle" aria-label={`${other}: ${path}`} onClick={() => onRedirect(path)}>
        {other}
      </Button>
    </ListItem>
  );
}

function describeCounts({ internal, external, direct }: Pick<Entry, 'internal' | 'external' | 'direct'>): string {
  const parts = [
    internal > 0 && `${internal} from links on this site`,
    external > 0 && `${external} from other sites`,
    direct > 0 && `${direct} without a link`,
  ];
  return parts.filter(Boolean).join(', ');
}
