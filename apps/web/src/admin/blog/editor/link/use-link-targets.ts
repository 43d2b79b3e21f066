import { useDebouncedValue } from '@mantine/hooks';
import { records } from '@site/schema/record-kinds';
import { SEARCH_LENGTH } from '@site/schema/site';
import { keepPreviousData } from '@tanstack/react-query';
import { mainPages, otherPages } from '../../../../app/navigation/fixed-pages.ts';
import { useIsHidden } from '../../../../app/navigation/navigation.ts';
import { useSite } from '../../../../app/site-facts.ts';
import { trpc } from '../../../trpc-react.ts';

export type LinkTarget = { kind: string; title: string; path: string };

const DEBOUNCE_MS = 200;
/** The minimum length of a search: one letter would match nearly every page. */
const LETTERS_MIN = 2;

/** The pages of this site whose titles contain every typed word. */
export function useLinkTargets(typed: string): { targets: LinkTarget[]; isNothingFound: boolean } {
  const { families } = useSite();
  const isHidden = useIsHidden();
  const [search] = useDebouncedValue(typed.trim().slice(0, SEARCH_LENGTH), DEBOUNCE_MS);
  const isSearch = search.length >= LETTERS_MIN;
  const { data, isPlaceholderData } = trpc.sitemap.search.useQuery(
    { search },
    { enabled: isSearch, staleTime: 0, placeholderData: keepPreviousData },
  );
  if (!isSearch || typed.trim().length < LETTERS_MIN) return { targets: [], isNothingFound: false };
  const fixed = [
    ...[...mainPages, ...otherPages],
    ...families.filter(({ landing }) => landing.startsWith('/')).map(({ landing, name }) => ({ name, path: landing })),
  ]
    .filter(({ path }) => !isHidden(path))
    .map(({ name, path }) => ({ kind: 'Page', title: name, path }));
  const words = search.toLowerCase().split(/\s+/);
  const isFound = ({ title }: LinkTarget) => words.every((word) => title.toLowerCase().includes(word));
  const ofRecords = data?.map(({ kind, ...page }) => ({ ...page, kind: records[kind].label })) ?? [];
  const found = [...fixed.filter(isFound), ...ofRecords];
  // A service may have the path of a landing page.
  const targets = found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
  return { targets, isNothingFound: targets.length === 0 && data !== undefined && !isPlaceholderData };
}
