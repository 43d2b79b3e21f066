import { paths } from '@site/schema/paths';
import { ActionLink } from '../app/navigation/ActionLink.tsx';
import type { Page } from '../app/page.ts';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { endOfLine } from '../ui/line-map/end-of-line.ts';

/** The page without what belongs to its public address: canonical URL, feeds and structured data. */
export const previewPage = (page: Page): Page => ({
  ...page,
  head: (data, context) => {
    const { title, description, image } = page.head(data, context) ?? {};
    return { title, description, image, robots: 'noindex' };
  },
});

const TITLE = 'This preview is no longer available';

/** In place of a preview whose link has expired or was revoked, or never existed. */
export const gonePage: Page = {
  Component: PreviewGone,
  head: () => ({ title: TITLE, robots: 'noindex' }),
  status: 404,
};

function PreviewGone() {
  return (
    <div data-line="signal">
      <EmptyState
        eyebrow="Preview"
        drawing={endOfLine('signal')}
        title={TITLE}
        text="Ask the person who sent you the link for a new one."
      >
        <ActionLink to={paths.home} look="main" arrow>
          Home
        </ActionLink>
      </EmptyState>
    </div>
  );
}
