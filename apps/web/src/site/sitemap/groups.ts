import type { CategoryLink } from '@site/schema/category';
import { lineColorOf } from '@site/schema/line-color';
import { defaultNavigation, isHidden } from '@site/schema/navigation';
import { paths } from '@site/schema/paths';
import { type RecordKind, records } from '@site/schema/record-kinds';
import type { Sitemap, SitemapLink } from '@site/schema/sitemap';
import { mainPages, shownPages } from '../../app/navigation/fixed-pages.ts';
import type { LineColor } from '../../ui/line-map/drawing.ts';
import { nearestLine } from '../../ui/theme/nearest-line.ts';

type Link = {
  name: string;
  path: string;
  /** The line of a record, in a group of several lines. */
  line?: LineColor;
};

export type Group = {
  title: string;
  line: LineColor;
  links: readonly Link[];
  /** The total number, if the list is shortened. */
  total?: number;
  /** The link below a shortened list. */
  more?: Link | undefined;
};

/** The records in the order of the groups. */
const recordGroups = ({ service, project, caseStudy, post, page, postTotal }: Sitemap) =>
  ({
    service: {
      title: 'Our Services',
      line: 'blue',
      links: service.map(({ title, path, color, gradient }) => ({
        name: title,
        path,
        line: lineColorOf(color, gradient),
      })),
    },
    project: {
      title: 'Portfolio Projects',
      line: 'teal',
      links: project.map(toLink),
    },
    caseStudy: {
      title: 'Case Studies',
      line: 'magenta',
      links: caseStudy.map(({ title, path, clientName }) => ({
        // A word joiner and a no-break space keep the dash with the client.
        name: `${title} -\u2060\u00a0${clientName}`,
        path,
      })),
    },
    post: {
      title: 'Latest Blog Posts',
      line: 'green',
      links: post.map(toLink),
      total: postTotal,
      more: morePosts(postTotal - post.length),
    },
    page: { title: 'More Pages', line: 'violet', links: page.map(toLink) },
  }) satisfies Record<RecordKind, Group>;

const toLink = ({ title, path }: SitemapLink): Link => ({ name: title, path });

const morePosts = (rest: number) =>
  rest > 0 ? { name: `... and ${rest} more blog posts`, path: paths.blog } : undefined;

/**
 * All pages that visitors see, in the groups of the HTML sitemap. Groups without pages are omitted, as are those of
 * hidden pages.
 */
export function sitemapGroups(
  sitemap: Sitemap,
  categories: readonly CategoryLink[] = [],
  navigation = defaultNavigation,
  tools = 'Tools & Resources',
): Group[] {
  const isShown = ({ path }: Link) => !isHidden(navigation, path);
  const ofRecords = Object.entries<Group>(recordGroups(sitemap)).flatMap(([kind, group]) =>
    isHidden(navigation, records[kind as RecordKind].listPath)
      ? []
      : [{ ...group, links: group.links.filter(isShown) }],
  );
  const groups: Group[] = [
    { title: 'Main Pages', line: 'signal', links: shownPages(mainPages, navigation) },
    ...ofRecords,
    ...(isHidden(navigation, paths.blog) ? [] : [categoryGroup(categories)]),
    {
      title: tools,
      line: 'violet',
      links: [
        { name: 'XML Sitemap', path: paths.sitemapXml },
        { name: 'Robots.txt', path: paths.robotsTxt },
        { name: 'Privacy Policy', path: paths.privacyPolicy },
        { name: 'Terms of Service', path: paths.terms },
      ].filter(isShown),
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

const categoryGroup = (categories: readonly CategoryLink[]): Group => ({
  title: 'Blog Categories',
  line: 'green',
  links: categories.map(({ name, slug, color }) => ({
    name,
    path: paths.blogCategory(slug),
    line: nearestLine(color, 'green'),
  })),
});
