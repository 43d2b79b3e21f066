import { paths } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import type { FailureScreen } from '../../app/page.ts';
import type { Failure } from '../../app/page-error.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

export const postNotFound: FailureScreen = {
  Component: PostNotFound,
  head: () => ({ title: 'Blog Post Not Found', robots: 'noindex' }),
};

function PostNotFound({ failure }: { failure: Failure }) {
  const { pathname, search } = useLocation();
  const isUnavailable = failure.status !== 404;
  return (
    <div data-line="green">
      <PageHeader
        eyebrow="Blog"
        title="Blog Post Not Found"
        lead={isUnavailable ? 'It could not be read just now. Please try again.' : (failure.texts?.records.post ?? '')}
      >
        {isUnavailable && (
          <ActionLink to={pathname + search} reload>
            Try again
          </ActionLink>
        )}
        <ActionLink to={paths.blog} look="main" arrow>
          Back to Blog
        </ActionLink>
      </PageHeader>
    </div>
  );
}
