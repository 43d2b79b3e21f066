import { trpc } from '../../../trpc-react.ts';

/** The records and page texts that use a file. */
export const useMediaUses = (id: number) => trpc.media.uses.useQuery({ id }, { staleTime: 0 });
