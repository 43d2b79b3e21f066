import { Text } from '@mantine/core';
import { type CopyName, copyPages } from '@site/schema/copy-pages';
import { Link } from 'react-router-dom';
import { adminDrafts } from '../../app/draft-store.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ItemList, ListItem } from '../screen/ItemList.tsx';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { trpc } from '../trpc-react.ts';
import classes from './PageList.module.css';
import { draftKeyOf } from './page-draft.ts';

/** Lists the pages with editable texts. */
export function PageList() {
  const query = trpc.copy.listForAdmin.useQuery(undefined, { staleTime: 0 });
  return (
    <>
      <ScreenHeader title="Pages" />
      <Text inherit c="dimmed" mt={12} mb={24} maw="60ch">
        Everything that the pages say. Visitors see a text as soon as it is saved; each default can be restored.
      </Text>
      <QueryStatus query={query} loading="Loading the pages..." failure="Failed to fetch the pages" />
      {query.data && (
        <div className={classes.pages}>
          <ItemList ruled>
            {query.data.map(({ page, changed }) => (
              <ListItem
                key={page}
                title={
                  <Link to={`?page=${page}`} className={classes.link}>
                    {copyPages[page].title}
                  </Link>
                }
                details={[describeChanges(page, changed), adminDrafts.has(draftKeyOf(page)) && 'not saved yet']
                  .filter(Boolean)
                  .join(', ')}
              >
                <a href={copyPages[page].path} target="_blank" rel="noopener">
                  See the page<VisuallyHidden>{` ${copyPages[page].title}`}</VisuallyHidden>
                </a>
              </ListItem>
            ))}
          </ItemList>
        </div>
      )}
    </>
  );
}

function describeChanges(page: CopyName, changed: number): string {
  if (page === 'look') return changed === 0 ? 'Default look' : `${changed} of its parts changed`;
  if (changed === 0) return 'Default texts';
  return changed === 1 ? '1 text changed' : `${changed} texts changed`;
}
