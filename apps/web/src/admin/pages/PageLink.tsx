import { type CopyName, copyPages } from '@site/schema/copy-pages';
import { useIsHidden } from '../../app/navigation/navigation.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { trpc, unbatched } from '../trpc-react.ts';
import { hasPage } from './page-groups.ts';

/** A link to the page that shows these texts. For the texts of service pages, that is the page of the first service. */
export function PageLink({ page }: { page: CopyName }) {
  const { data } = trpc.copy.listForAdmin.useQuery(undefined, unbatched);
  const { title, path } = copyPages[page];
  const listed = data?.find((one) => one.page === page);
  const isHidden = useIsHidden();
  if (!hasPage(page) || listed?.isUnpublished) return null;
  if (isHidden(path)) return listed && <span>Hidden</span>;
  return (
    <a href={listed?.path ?? path} target="_blank" rel="noopener">
      See the page<VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </a>
  );
}
