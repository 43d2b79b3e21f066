import { paths } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';

/** The entries of the main navigation; Services opens a list of services. */
export const entries = [
  { label: 'Home', to: paths.home },
  { label: 'Services', to: paths.services, list: true },
  { label: 'Case Studies', to: paths.caseStudies },
  { label: 'Blog', to: paths.blog },
  { label: 'About', to: paths.about },
  { label: 'Contact Us', to: paths.contact },
] as const;

const prefixes: readonly string[] = [paths.services, paths.caseStudies];

/** Most entries match exactly; services and case studies also match the paths below them. */
function isActive(to: string, pathname: string): boolean {
  return pathname === to || (prefixes.includes(to) && pathname.startsWith(`${to}/`));
}

/** The path of the active entry. */
export function activeEntry(pathname: string): string | undefined {
  return entries.find(({ to }) => isActive(to, pathname))?.to;
}

export function useActive(): (to: string) => boolean {
  const { pathname } = useLocation();
  return (to) => isActive(to, pathname);
}
