import { Button } from '@mantine/core';
import { copyNames, copyPages } from '@site/schema/copy-pages';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import { runWithToast } from '../run-with-toast.ts';
import { ItemList, ListItem } from '../screen/ItemList.tsx';
import { type Outputs, trpc } from '../trpc-react.ts';
import { factTo, textTo } from './setup-links.ts';

type Leftover = NonNullable<Outputs['setup']['read']>['leftovers'][number];

const TEXT_MAX = 90;
const PAGES_MAX = 3;

/**
 * The texts to replace that visitors see, each with a link to its field and to the pages that show it. Those that stay
 * as they are come last.
 */
export function LeftoverList({ leftovers }: { leftovers: readonly Leftover[] }) {
  const { setup } = trpc.useUtils();
  const { mutateAsync } = trpc.setup.keep.useMutation();
  const setKept = (id: string, kept: boolean): Promise<void> =>
    runWithToast(() => mutateAsync({ id, kept }), {
      ...(kept && { success: 'Kept as it is', undo: () => void setKept(id, false) }),
      failure: 'Failed to change the list',
      refresh: () => setup.invalidate(),
    });
  return (
    <ItemList>
      {leftovers
        .toSorted((a, b) => Number(a.isKept) - Number(b.isKept))
        .map((leftover) => {
          const { id, text, page, field, paths, isClaim, isKept } = leftover;
          const quote = `“${text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text}”`;
          const more = paths.length - PAGES_MAX;
          return (
            <ListItem
              key={id}
              title={field ? <RouterLink to={page ? textTo(page, field) : factTo(field)}>{quote}</RouterLink> : quote}
              details={[isKept && 'Kept', placeOf(leftover), !isClaim && 'Visitors see this sample text']
                .filter(Boolean)
                .join('. ')}
            >
              <span>
                {paths.slice(0, PAGES_MAX).map((path, index) => (
                  <span key={path}>
                    {index > 0 && ', '}
                    <a href={path} target="_blank" rel="noopener">
                      {titleOf(path)}
                    </a>
                  </span>
                ))}
                {more > 0 && ` and ${more} more`}
              </span>
              <Button
                size="xs"
                variant="subtle"
                aria-label={`${isKept ? 'Bring back' : 'Keep this'}: ${quote}`}
                onClick={() => void setKept(id, !isKept)}
              >
                {isKept ? 'Bring back' : 'Keep this'}
              </Button>
            </ListItem>
          );
        })}
    </ItemList>
  );
}

const placeOf = ({ page, field }: Leftover) =>
  page ? `Texts of “${copyPages[page].title}”` : field ? 'Settings of the agency' : 'In a record';

function titleOf(path: string): string {
  const page = copyNames.find((name) => copyPages[name].path === path);
  return page ? copyPages[page].title : path;
}
