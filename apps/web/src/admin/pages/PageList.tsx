import { Button, Text } from '@mantine/core';
import { type CopyName, copyPages } from '@site/schema/copy-pages';
import { records } from '@site/schema/record-kinds';
import { adminDrafts } from '../../app/draft-store.ts';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import { ItemList, ListItem } from '../screen/ItemList.tsx';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { sectionPath } from '../screen/section-path.ts';
import { trpc } from '../trpc-react.ts';
import { PageLink } from './PageLink.tsx';
import classes from './PageList.module.css';
import { draftKeyOf } from './page-draft.ts';
import { describeParts, pageGroups } from './page-groups.ts';

const { section } = records.page;
const ownPages = sectionPath(section);

/** Lists the pages with editable texts. */
export function PageList() {
  const query = trpc.copy.listForAdmin.useQuery(undefined, { staleTime: 0 });
  const states = new Map(query.data?.map((one) => [one.page, one]));
  return (
    <>
      <ScreenHeader title="Pages">
        <Button component={RouterLink} variant="default" to={ownPages}>
          {section.title}
        </Button>
      </ScreenHeader>
      <Text inherit c="dimmed" mt={12} mb={24} maw="60ch">
        Everything that the pages say. Visitors see a text as soon as it is saved; each default can be restored. Pages
        that you add yourself, such as a privacy notice in another language, are under “{section.title}”.
      </Text>
      <QueryStatus query={query} loading="Loading the pages..." failure="Failed to fetch the pages" />
      {query.data &&
        pageGroups.map(({ title, pages }) => (
          <section key={title} className={classes.group} aria-label={title}>
            <h2 className={classes.heading}>{title}</h2>
            <ItemList ruled>
              {pages.map((page) => (
                <PageItem key={page} page={page} {...states.get(page)} />
              ))}
            </ItemList>
          </section>
        ))}
    </>
  );
}

type ItemProps = { page: CopyName; changed?: number; hasDraft?: boolean; isUnpublished?: boolean };

function PageItem({ page, changed = 0, hasDraft = false, isUnpublished = false }: ItemProps) {
  const { title } = copyPages[page];
  const isDrafted = hasDraft || adminDrafts.has(draftKeyOf(page));
  const unpublished = isUnpublished ? 'not public yet' : isDrafted && 'a draft is not public yet';
  const state = [describeChanges(changed), unpublished];
  return (
    <ListItem
      title={
        <RouterLink to={`?page=${page}`} className={classes.link}>
          {title}
        </RouterLink>
      }
      details={describeParts(page)}
    >
      <p className={classes.state}>{state.filter(Boolean).join(', ')}</p>
      <PageLink page={page} />
    </ListItem>
  );
}

function describeChanges(changed: number): string {
  return changed === 0 ? '' : `${changed} changed`;
}
