import { paths } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';

/** The entries of the navigation; Services opens a list instead of a page of its own. */
export const entries = [
  { label: 'Home', to: paths.home },
  { label: 'Services', to: paths.services, list: true },
  { label: 'Case Studies', to: paths.caseStudies },
  { label: 'Blog', to: paths.blog },
  { label: 'About', to: paths.about },
  { label: 'Contact Us', to: paths.contact },
] as const;

const prefixes: readonly string[] = [paths.services, paths.caseStudies];

/** Exact for most entries; services and case studies are also active on the pages below them. */
export function isActive(to: string, pathname: string): boolean {
  return pathname === to || (prefixes.includes(to) && pathname.startsWith(`${to}/`));
}

export function useActive(): (to: string) => boolean {
  const { pathname } = useLocation();
  return (to) => isActive(to, pathname);
}
