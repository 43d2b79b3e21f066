import { defaultNavigation } from '@site/schema/navigation';
import { paths, serviceHref } from '@site/schema/paths';
import { decodePath, type KnownPage, suggestPaths } from '@site/schema/suggest-paths';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import { mainPages, offeredPages, otherPages, shownPages } from '../../app/navigation/fixed-pages.ts';
import { useNavigation } from '../../app/navigation/navigation.ts';
import type { Failure } from '../../app/page-error.ts';
import { type SiteFacts, useSite } from '../../app/site-facts.ts';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Eyebrow, Section } from '../../ui/layout/Section.tsx';
import { EndOfLine } from './EndOfLine.tsx';
import { PageList } from './PageList.tsx';

const TITLE = '404 Page Not Found';
const UNAVAILABLE = 'What stands at this address could not be read just now. Please try again in a moment.';

export const notFound = {
  Component: NotFound,
  head: ({ texts }: Failure) => ({
    title: texts?.page.title ?? TITLE,
    description: texts?.page.description,
    robots: 'noindex',
  }),
};

/** Also shown when a service could not be loaded: then there are no texts, and it offers a retry. */
function NotFound({ failure: { status, texts } }: { failure: Failure }) {
  const { pathname, search } = useLocation();
  const site = useSite();
  const isUnavailable = status !== 404;
  const suggestions = isUnavailable ? [] : suggestionsFor(pathname, site, texts?.added);
  return (
    <div data-line="signal">
      <Hero
        badge={<Eyebrow label={texts?.page.eyebrow ?? site.texts.failure.eyebrow} />}
        title={texts?.page.title ?? TITLE}
        lead={isUnavailable ? UNAVAILABLE : (texts?.page.lead ?? '')}
        actions={
          <>
            {isUnavailable && (
              <ActionLink to={pathname + search} look="main" reload>
                Try again
              </ActionLink>
            )}
            <ActionLink to={paths.home} {...(!isUnavailable && { look: 'main', arrow: true })}>
              Back to Home
            </ActionLink>
            <ContactLink look="outline" />
          </>
        }
        aside={<EndOfLine />}
      />
      {suggestions.length > 0 && texts && (
        <Section eyebrow={{ numbered: true, label: texts.suggestions.eyebrow }} title={texts.suggestions.title}>
          <PageList pages={suggestions} large />
        </Section>
      )}
      <Section
        {...(texts && { eyebrow: { numbered: suggestions.length > 0, label: texts.main.eyebrow } })}
        title={texts?.main.title ?? 'Main pages'}
        raised
      >
        <PageList pages={shownPages(offeredPages, useNavigation())} />
      </Section>
    </div>
  );
}

/** Suggests pages for a path that does not exist. */
export function suggestionsFor(
  pathname: string,
  { services, families, navigation = defaultNavigation }: Pick<SiteFacts, 'services' | 'families' | 'navigation'>,
  added: readonly KnownPage[] = [],
): KnownPage[] {
  const requested = decodePath(pathname);
  if (!requested) return [];
  const known = [
    ...added,
    ...families.filter(({ landing }) => landing.startsWith('/')).map(({ landing, name }) => ({ path: landing, name })),
    ...services.map(({ href, title }) => ({ path: serviceHref(href), name: title })),
  ];
  return suggestPaths(requested, shownPages([...mainPages, ...otherPages, ...known], navigation));
}
