import { isHidden, type Navigation } from '@site/schema/navigation';
import { paths } from '@site/schema/paths';
import { listedKinds, records } from '@site/schema/record-kinds';

const recordPages = listedKinds.map((kind) => ({ name: records[kind].listName, path: records[kind].listPath }));
const isServices = ({ path }: { path: string }) => path === paths.services;

/** The pages that a page offers that does not exist. */
export const offeredPages = [
  { name: 'Home', path: paths.home },
  { name: 'About Us', path: paths.about },
  { name: 'Contact', path: paths.contact },
  ...recordPages,
  { name: 'Schedule Call', path: paths.scheduleCall },
];

/** Without the services, which have their own group in the sitemap. */
export const mainPages = offeredPages.filter((page) => !isServices(page));

/** The pages with fixed paths that are not in the list of main pages. */
export const otherPages = [
  ...recordPages.filter(isServices),
  { path: paths.privacyPolicy, name: 'Privacy Policy' },
  { path: paths.terms, name: 'Terms & Conditions' },
  { path: paths.sitemap, name: 'Sitemap' },
];

type FixedPage = { name: string; path: string };

/** The pages that visitors see, with the names that the footer gives them. */
export function shownPages(pages: readonly FixedPage[], navigation: Navigation): FixedPage[] {
  const nameOf = (path: string) => navigation.footer.findLast(({ to }) => to === path)?.label;
  return pages
    .filter(({ path }) => !isHidden(navigation, path))
    .map(({ name, path }) => ({ path, name: nameOf(path) ?? name }));
}
