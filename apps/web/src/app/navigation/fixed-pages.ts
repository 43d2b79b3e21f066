import { paths } from '@site/schema/paths';

export const mainPages = [
  { name: 'Home', path: paths.home },
  { name: 'About Us', path: paths.about },
  { name: 'Contact', path: paths.contact },
  { name: 'Portfolio', path: paths.portfolio },
  { name: 'Case Studies', path: paths.caseStudies },
  { name: 'Blog', path: paths.blog },
  { name: 'Schedule Call', path: paths.scheduleCall },
] as const;

/** The pages with fixed paths that are not in the list of main pages. */
export const otherPages = [
  { path: paths.services, name: 'Services' },
  { path: paths.privacyPolicy, name: 'Privacy Policy' },
  { path: paths.terms, name: 'Terms & Conditions' },
  { path: paths.sitemap, name: 'Sitemap' },
] as const;
