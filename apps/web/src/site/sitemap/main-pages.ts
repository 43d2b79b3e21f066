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
