import { trpc } from '../../../trpc-react.ts';

/** The records and page texts that show a file. */
export const useMediaUses = (id: number) => trpc.media.uses.useQuery({ id }, { staleTime: 0 });
