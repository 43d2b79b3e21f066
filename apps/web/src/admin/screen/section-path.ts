import { paths } from '@site/schema/paths';

/** The section that `/admin` itself opens. */
export const FIRST_SECTION = 'overview';

export const sectionPath = ({ slug }: { slug: string }) =>
  slug === FIRST_SECTION ? paths.admin : `${paths.admin}/${slug}`;
