import manifest from '../../../package.json' with { type: 'json' };

/** The version of the product, which only the package.json of the repository contains. */
export const VERSION: string = manifest.version;
