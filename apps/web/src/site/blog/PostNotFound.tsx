import { paths } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { offeredPages, shownPages } from '../../app/navigation/fixed-pages.ts';
import { useNavigation } from '../../app/navigation/navigation.ts';
import type { FailureScreen } from '../../app/page.ts';
import type { Failure } from '../../app/page-error.ts';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Eyebrow, Section } from '../../ui/layout/Section.tsx';
import { EndOfLine } from '../not-found/EndOfLine.tsx';
import { PageList } from '../not-found/PageList.tsx';

export const postNotFound: FailureScreen = {
  Component: PostNotFound,
  head: () => ({ title: 'Blog Post Not Found', robots: 'noindex' }),
};

function PostNotFound({ failure }: { failure: Failure }) {
  const { pathname, search } = useLocation();
  const isUnavailable = failure.status !== 404;
  return (
    <div data-line="green">
      <Hero
        badge={<Eyebrow label="Blog" />}
        title="Blog Post Not Found"
        lead={isUnavailable ? 'It could not be read just now. Please try again.' : (failure.texts?.records.post ?? '')}
        actions={
          <>
            {isUnavailable && (
              <ActionLink to={pathname + search} reload>
                Try again
              </ActionLink>
            )}
            <ActionLink to={paths.blog} look="main" arrow>
              Back to Blog
            </ActionLink>
          </>
        }
        aside={<EndOfLine tone="green" />}
      />
      <Section title="Main pages" raised>
        <PageList pages={shownPages(offeredPages, useNavigation())} />
      </Section>
    </div>
  );
}
