import { Steps } from './figures/Steps.tsx';
import { Gallery } from './gallery/Gallery.tsx';

/** One module, so that a page with pictures and steps loads them with one request. */
export const parts = { Gallery, Steps };
