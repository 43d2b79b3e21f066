/*
 * The files that a page needs, read from the manifest of the build.
 */

export type PageAssets = {
  /** The entry; in development also Vite's client. */
  scripts: string[];
  preloads: string[];
  /** The fonts of the first screen, to preload. */
  fonts?: string[];
  styles: string[];
  /** The text of `styles`, for the page to inline; absent in development. */
  css?: string;
};

export type AssetSource = {
  of(modules: string[]): PageAssets;
  /** Module code that must run before anything else; only development has any. */
  inlineScripts: readonly string[];
  /** Development loads its scripts at once, so that hot reloading works from the beginning. */
  hydratesAtOnce?: boolean;
};

type Chunk = { file: string; imports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;

const ENTRY = 'src/entry-client.tsx';
/** Cut by build/site-fonts.ts to the characters of nearly every page; other characters are fetched when used. */
const PRELOADED_FONT = /\/(anek|hanken)\.woff2$/;

export function builtAssets(manifest: Manifest, read: (file: string) => string): AssetSource {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The manifest has no ${ENTRY}`);
  const fonts = Object.entries(manifest).flatMap(([key, { file }]) => (PRELOADED_FONT.test(key) ? [toUrl(file)] : []));
  const sheets = new Map<string, string>();
  const readOnce = (file: string) => sheets.get(file) ?? (sheets.set(file, read(file)).get(file) as string);
  return {
    inlineScripts: [],
    of(modules) {
      const chunks = collect(manifest, [ENTRY, ...modules.map(toSource)]);
      const files = chunks.map(({ file }) => toUrl(file));
      const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
      return {
        scripts: [toUrl(entry.file)],
        preloads: files.filter((file) => file !== toUrl(entry.file)),
        fonts,
        styles: styles.map(toUrl),
        css: styles.map(readOnce).join(''),
      };
    },
  };
}

/** The chunks of the keys and of everything that they import, imports first. */
function collect(manifest: Manifest, keys: string[], seen = new Set<string>()): Chunk[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...collect(manifest, chunk.imports ?? [], seen), chunk];
  });
}

function toSource(module: string): string {
  return module.replace(/^\.\.\//, 'src/');
}

function toUrl(file: string): string {
  return `/${file}`;
}
