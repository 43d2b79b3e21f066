import { paths } from '@site/schema/paths';
import { Seo } from '../../seo/Seo.tsx';
import { ActionLink } from '../../ui/Action.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

export function PostNotFound() {
  return (
    <div data-line="green">
      <Seo title="Blog Post Not Found" robots="noindex" />
      <PageHead sign="Blog" title="Blog Post Not Found" lead="It may have moved, or it was never on this line.">
        <ActionLink to={paths.blog} look="main" arrow>
          Back to Blog
        </ActionLink>
      </PageHead>
    </div>
  );
}
