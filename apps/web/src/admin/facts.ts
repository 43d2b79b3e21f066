import { useSite } from '../site-facts.ts';
import { trpc } from './data.ts';

/** What the agency says of itself by now: the page was made before the last change of it. */
export function useFacts() {
  const atFirst = useSite();
  return trpc.site.facts.useQuery().data ?? atFirst;
}
