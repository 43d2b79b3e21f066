import { paths } from '@site/schema/paths';

export const sectionPath = ({ slug }: { slug: string }) => `${paths.admin}/${slug}`;
