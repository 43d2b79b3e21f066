import { Button, Group } from '@mantine/core';
import { pageSizes } from '@site/schema/site';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useDates } from '../../../app/use-dates.ts';
import { Pages } from '../../list/Pages.tsx';
import { SearchField } from '../../list/SearchField.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { ItemList, ListItem } from '../../screen/ItemList.tsx';
import { QueryStatus } from '../../screen/QueryStatus.tsx';
import { type Outputs, trpc, unbatched } from '../../trpc-react.ts';
import { SettingsBlock } from '../SettingsBlock.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { NotFoundList } from './NotFoundList.tsx';
import { type EditedRedirect, RedirectForm, statusLabel, UNUSED } from './RedirectForm.tsx';

type Redirect = Outputs['redirect']['listForAdmin']['items'][number];

/** The redirects of old addresses, and the addresses that visitors requested in vain. */
export function RedirectSettings() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<EditedRedirect>();
  const [isImporting, setImporting] = useState(false);
  const query = trpc.redirect.listForAdmin.useQuery(
    { search, limit: pageSizes.admin, offset: (page - 1) * pageSizes.admin },
    { staleTime: 0, placeholderData: keepPreviousData, ...unbatched },
  );
  const { items = [], total = 0 } = query.data ?? {};
  return (
    <SettingsBlock
      id="redirects"
      text="Visitors of an old address are sent to the new one. When a page has the address again, it is shown instead."
    >
      <Group gap={12}>
        <Button variant="default" onClick={() => setEdited({})}>
          Add redirect
        </Button>
        <Button variant="default" onClick={() => setImporting(true)}>
          Import CSV
        </Button>
        {(total > 0 || search !== '') && (
          <SearchField
            label="Search the redirects"
            value={search}
            onSearch={(text) => {
              setSearch(text);
              setPage(1);
            }}
          />
        )}
      </Group>
      <QueryStatus query={query} loading="Loading the redirects..." failure="Failed to fetch the redirects" />
      {query.data && total === 0 && <p>{search ? 'There are no such redirects.' : 'There are no redirects yet.'}</p>}
      {total > 0 && (
        <ItemList>
          {items.map((redirect) => (
            <RedirectItem key={redirect.id} redirect={redirect} onEdit={() => setEdited(redirect)} />
          ))}
        </ItemList>
      )}
      <Pages label="Pages of the redirects" total={total} size={pageSizes.admin} page={page} onPage={setPage} />
      <NotFoundList onRedirect={(from) => setEdited({ from })} />
      {edited && <RedirectForm redirect={edited} onClose={() => setEdited(undefined)} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </SettingsBlock>
  );
}

function RedirectItem({ redirect, onEdit }: { redirect: Redirect; onEdit: () => void }) {
  const { formatDay } = useDates();
  const removal = trpc.redirect.remove.useMutation();
  const restoration = trpc.redirect.restore.useMutation();
  const { redirect: router } = trpc.useUtils();
  const { id, from, to, status, hits, lastHitAt, createdAt, hasPage } = redirect;
  const refresh = () => router.invalidate();

  const restore = () =>
    restoration.mutateAsync({
      ...redirect,
      lastHitAt: lastHitAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    });
  const remove = () =>
    runWithToast(() => removal.mutateAsync({ id }), {
      success: 'Redirect deleted',
      undo: () => void runWithToast(restore, { success: 'The redirect is back', refresh }),
      refresh,
    });

  const used = lastHitAt
    ? `${hits} ${hits === 1 ? 'visit' : 'visits'}, the last on ${formatDay(lastHitAt)}`
    : 'No visit';
  return (
    <ListItem
      title={to === null ? from : `${from} → ${to}`}
      details={`${statusLabel(status)}. ${hasPage ? UNUSED : used}`}
    >
      <Button size="xs" variant="default" aria-label={`Edit ${from}`} onClick={onEdit}>
        Edit
      </Button>
      <Button size="xs" variant="subtle" aria-label={`Delete ${from}`} onClick={() => void remove()}>
        Delete
      </Button>
    </ListItem>
  );
}
