import type { PageAssets } from './Document.tsx';

/*
 * Which files a page needs, read from the manifest of the build.
 */

export type AssetSource = {
  of(modules: string[]): PageAssets;
  /** Module code that must run before anything else; only development needs any. */
  inlineScripts: readonly string[];
  /** Development has its scripts at once: what they replace in the page, they must see from the beginning. */
  isAtOnce?: boolean;
};

type Chunk = { file: string; imports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;

/** Faces whose files are fetched; local stand-ins stay with the rest of the styles. */
const FETCHED_FACE = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

const ENTRY = 'src/entry-client.tsx';

export function builtAssets(manifest: Manifest, read: (file: string) => string): AssetSource {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The manifest has no ${ENTRY}`);
  const sheets = new Map<string, string>();
  const readOnce = (file: string) => sheets.get(file) ?? (sheets.set(file, read(file)).get(file) as string);
  return {
    inlineScripts: [],
    of(modules) {
      const chunks = collect(manifest, [ENTRY, ...modules.map(toSource)]);
      const files = chunks.map(({ file }) => address(file));
      const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
      const css = styles.map(readOnce).join('');
      return {
        scripts: [address(entry.file)],
        preloads: files.filter((file) => file !== address(entry.file)),
        styles: styles.map(address),
        css: css.replace(FETCHED_FACE, ''),
        fonts: css.match(FETCHED_FACE)?.join('') ?? '',
      };
    },
  };
}

/** What a page needs, with everything that is imported on the way, imports first. */
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

function address(file: string): string {
  return `/${file}`;
}
