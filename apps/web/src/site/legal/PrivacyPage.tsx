import { paths } from '@site/schema/paths';
import type { Api } from '../../app/api-client.ts';
import { definePage, type PageProps } from '../../app/page.ts';
import { LegalText } from './LegalText.tsx';

const load = (api: Api) => api.copy.privacy.query();

type Props = PageProps<typeof load>;

export const page = definePage({
  Component: ({ data }: Props) => <LegalText texts={data} />,
  load,
  head: ({ search }: Props['data']) => ({ ...search, path: paths.privacyPolicy }),
});
