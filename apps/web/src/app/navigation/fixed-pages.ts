import { isHidden, type Navigation } from '@site/schema/navigation';
import { paths } from '@site/schema/paths';
import { listedKinds, records } from '@site/schema/record-kinds';

const recordPages = listedKinds.map((kind) => ({ name: records[kind].listName, path: records[kind].listPath }));
const isServices = ({ path }: { path: string }) => path === paths.services;

export const mainPages = [
  { name: 'Home', path: paths.home },
  { name: 'About Us', path: paths.about },
  { name: 'Contact', path: paths.contact },
  ...recordPages.filter((page) => !isServices(page)),
  { name: 'Schedule Call', path: paths.scheduleCall },
];

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
