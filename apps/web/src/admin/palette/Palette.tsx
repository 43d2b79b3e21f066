import '@mantine/spotlight/styles.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { SEARCH_LENGTH } from '@site/schema/site';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveDialogs, useCloseOnBack } from '../../app/navigation/use-close-on-back.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { describeError } from '../error-messages.ts';
import { trpc, unbatched } from '../trpc-react.ts';
import { foundItems } from './found-items.ts';
import classes from './Palette.module.css';
import { actionItems, beginsWith, matchItems, type PaletteItem, staticItems } from './palette-items.ts';
import { usePageActions } from './use-page-actions.ts';

const [store, spotlight] = createSpotlight();

const DEBOUNCE_MS = 120;

/** Searches the whole admin, and runs actions. Mounted when it is opened. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const { groups, items, message, isOutdated } = usePalette(query.trim());
  const { selected } = useSpotlight(store);
  useEffect(() => spotlight.open(), []);
  useCloseOnBack(true, spotlight.close);
  const keys = items.map(({ key }) => key).join();
  useEffect(() => {
    if (keys) selectFirst();
  }, [keys]);
  // Enter that was pressed before the results arrived opens the first of them.
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isOutdated || !isAwaited.current) return;
    isAwaited.current = false;
    actionsOf(store.getState().listId)[0]?.click();
  }, [isOutdated]);

  function choose({ target }: PaletteItem) {
    if ('run' in target) return target.run();
    // The focus belongs to what is opened.
    setLeaving(true);
    leaveDialogs(() => void navigate(target.to));
  }

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      maxHeight="min(560px, calc(100dvh - 120px))"
      yOffset="8dvh"
      // Not a title, which would be a second <header> landmark.
      attributes={{ content: { 'aria-label': 'Search' } }}
      returnFocus={!isLeaving}
      onSpotlightClose={onClose}
      transitionProps={{ duration: 0 }}
      classNames={{
        content: classes.content ?? '',
        action: classes.action ?? '',
        actionDescription: classes.description ?? '',
        actionsGroup: classes.group ?? '',
      }}
    >
      <Spotlight.Search
        aria-label="Search the administration"
        placeholder="Find anything, or run an action"
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        rightSection={isOutdated && !message && <span className={classes.searching}>Searching...</span>}
        rightSectionWidth={100}
        maxLength={SEARCH_LENGTH}
        onKeyDown={({ key }) => {
          isAwaited.current = key === 'Enter' && isOutdated;
        }}
        data-autofocus
      />
      <VisuallyHidden>
        <span role="status">{message ?? items[selected]?.label}</span>
      </VisuallyHidden>
      <Spotlight.ActionsList>
        {groups.map(([label, members]) => (
          <Spotlight.ActionsGroup label={label} key={label}>
            {members.map(({ key, Icon, isFound, ...item }) => (
              <Spotlight.Action
                key={key}
                label={item.label}
                {...(item.description && { description: item.description })}
                leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
                // A click must not open a result of what was typed before.
                disabled={isFound && isOutdated}
                onClick={() => choose({ key, Icon, ...item })}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {message && <Spotlight.Empty>{message}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Keys />
    </Spotlight.Root>
  );
}

const Keys = () => (
  <Spotlight.Footer className={classes.footer}>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> choose
    </span>
    <span>
      <kbd>Enter</kbd> open
    </span>
    <span>
      <kbd>Esc</kbd> close
    </span>
  </Spotlight.Footer>
);

/** Spotlight selects the first item when the search changes, but not when results arrive. */
function selectFirst(): void {
  const state = store.getState();
  for (const [index, action] of actionsOf(state.listId).entries()) {
    if (index === 0) action.dataset.selected = 'true';
    else delete action.dataset.selected;
  }
  store.setState({ ...state, selected: 0 });
}

const actionsOf = (listId: string) => [
  ...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[data-action]') ?? []),
];

type Shown = PaletteItem & { isFound?: boolean };

/** What the palette shows for a search: actions at once, results of the server after a pause in typing. */
function usePalette(search: string) {
  const [debounced] = useDebouncedValue(search, DEBOUNCE_MS);
  const query = trpc.search.find.useQuery(
    { search: debounced },
    { staleTime: 0, gcTime: 0, placeholderData: keepPreviousData, ...unbatched },
  );
  const pageActions = usePageActions();
  const found = foundItems(query.data ?? [], debounced === '' ? 'Recent' : undefined).map(
    (item): Shown => ({ ...item, isFound: true }),
  );
  const isOutdated = debounced !== search || query.isPlaceholderData;
  const matching = matchItems(staticItems, search);
  const meant = [
    ...matchItems(pageActions, search),
    ...(search ? matching.filter((item) => beginsWith(item, search)) : []),
  ];
  const others = search === '' ? actionItems : matching.filter((item) => !meant.includes(item));
  const groups = [...Map.groupBy<string, Shown>([...meant, ...found, ...others], ({ group }) => group)];
  const items = groups.flatMap(([, members]) => members);
  const message = query.isError
    ? `The search failed. ${describeError(query.error)}`
    : items.length > 0
      ? undefined
      : isOutdated || query.isFetching
        ? 'Searching...'
        : `Nothing found for "${search}"`;
  return { groups, items, message, isOutdated };
}
