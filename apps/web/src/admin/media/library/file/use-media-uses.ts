import { trpc } from '../../../trpc-react.ts';

/** What shows a file: records and texts. */
export const useMediaUses = (id: number) => trpc.media.uses.useQuery({ id }, { staleTime: 0 });
