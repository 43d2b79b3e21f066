import type { NavigationEntry } from '@site/schema/navigation';
import { paths } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';

const prefixes: readonly string[] = [paths.services, paths.caseStudies];

/** Most entries match exactly; services and case studies also match the paths below them. */
function isActive(to: string, pathname: string): boolean {
  return pathname === to || (prefixes.includes(to) && pathname.startsWith(`${to}/`));
}

export function activeEntry(menu: readonly NavigationEntry[], pathname: string): string | undefined {
  return menu.find(({ to }) => isActive(to, pathname))?.to;
}

export function useActive(): (to: string) => boolean {
  const { pathname } = useLocation();
  return (to) => isActive(to, pathname);
}
