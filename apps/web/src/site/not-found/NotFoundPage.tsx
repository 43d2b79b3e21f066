import type { Api } from '../../app/api-client.ts';
import { definePage } from '../../app/page.ts';
import type { Failure } from '../../app/page-error.ts';
import { notFound } from './NotFound.tsx';

const load = async (api: Api): Promise<Failure> => ({
  status: 404,
  message: 'Page not found',
  texts: await api.copy.notFound.query(),
});

export const page = definePage({
  Component: ({ data }: { data: Failure }) => <notFound.Component failure={data} />,
  load,
  head: notFound.head,
  status: 404,
});
