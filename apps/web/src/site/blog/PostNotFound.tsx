import { paths } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';
import type { Failure } from '../../app/page.ts';
import { Seo } from '../../seo/Seo.tsx';
import { ActionLink } from '../../ui/Action.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

export function PostNotFound({ failure }: { failure: Failure }) {
  const { pathname, search } = useLocation();
  const isAway = failure.status !== 404;
  return (
    <div data-line="green">
      <Seo title="Blog Post Not Found" robots="noindex" />
      <PageHead
        sign="Blog"
        title="Blog Post Not Found"
        lead={
          isAway
            ? 'It could not be read just now. Please try again.'
            : 'It may have moved, or it was never on this line.'
        }
      >
        {isAway && (
          <ActionLink to={pathname + search} reload>
            Try again
          </ActionLink>
        )}
        <ActionLink to={paths.blog} look="main" arrow>
          Back to Blog
        </ActionLink>
      </PageHead>
    </div>
  );
}
