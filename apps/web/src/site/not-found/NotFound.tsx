import { paths, serviceHref } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import type { PageContext } from '../../app/page.ts';
import type { Failure } from '../../app/page-error.ts';
import { type SiteFacts, useSite } from '../../app/site-facts.ts';
import { Arrow } from '../../ui/ActionButton.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Eyebrow, Section } from '../../ui/layout/Section.tsx';
import { endOfLine } from '../../ui/line-map/end-of-line.ts';
import { LineMap } from '../../ui/line-map/LineMap.tsx';
import { mainPages } from '../sitemap/main-pages.ts';
import classes from './NotFound.module.css';
import { decodePath, type KnownPage, suggestPaths } from './suggest-paths.ts';

const art = endOfLine();
const otherPages: KnownPage[] = [
  { path: paths.services, name: 'Services' },
  { path: paths.service('web-app-development'), name: 'Web & App Development' },
  { path: paths.service('branding-creative'), name: 'Branding & Creative' },
  { path: paths.service('digital-marketing'), name: 'Digital Marketing' },
  { path: paths.service('ai-automation'), name: 'AI & Automation' },
  { path: paths.privacyPolicy, name: 'Privacy Policy' },
  { path: paths.terms, name: 'Terms & Conditions' },
  { path: paths.sitemap, name: 'Sitemap' },
];

export const notFound = {
  Component: NotFound,
  head: (_failure: unknown, { site: { brand } }: PageContext) => ({
    title: '404 Page Not Found',
    description: `There is no page at this address. From here you can change to every line of ${brand.name}: services, portfolio, case studies, blog and contact.`,
    robots: 'noindex',
  }),
};

/** Also shown when a service could not be loaded: then it offers another try. */
function NotFound({ failure }: { failure?: Failure }) {
  const { pathname, search } = useLocation();
  const site = useSite();
  const isUnavailable = failure !== undefined && failure.status !== 404;
  const suggestions = isUnavailable ? [] : suggestionsFor(pathname, site);
  return (
    <div data-line="signal">
      <Hero
        badge={<Eyebrow label="End of the line" />}
        title="404 Page Not Found"
        lead={
          isUnavailable
            ? 'What stands at this address could not be read just now. Please try again in a moment.'
            : 'No track was ever laid to this address, or it was taken up. The other lines run as usual.'
        }
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
            <ActionLink to={paths.contact}>Contact us</ActionLink>
          </>
        }
        aside={<LineMap drawing={art} draws />}
      />
      {suggestions.length > 0 && (
        <Section eyebrow={{ number: 1, label: 'Nearby' }} title="You may have meant">
          <PageList pages={suggestions} large />
        </Section>
      )}
      <Section
        eyebrow={{ number: suggestions.length > 0 ? 2 : 1, label: 'Change here' }}
        title="Main stations"
        lineColor="teal"
        raised
      >
        <PageList pages={mainPages} />
      </Section>
    </div>
  );
}

/** The pages that may have been meant by a path that does not exist. */
export function suggestionsFor(pathname: string, { services }: Pick<SiteFacts, 'services'>): KnownPage[] {
  const requested = decodePath(pathname);
  if (!requested) return [];
  const known = services.map(({ href, title }) => ({ path: serviceHref(href), name: title }));
  return suggestPaths(requested, [...mainPages, ...otherPages, ...known]);
}

function PageList({ pages, large }: { pages: readonly KnownPage[]; large?: boolean }) {
  return (
    <ul className={classes.pages} data-large={large || undefined}>
      {pages.map(({ path, name }) => (
        <li key={path}>
          <PageLink to={path} className={classes.page}>
            <span className={classes.name}>{name}</span>
            <span className={classes.path}>{path}</span>
            <Arrow />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
