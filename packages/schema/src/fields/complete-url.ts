const HOST = /^[\p{L}\p{N}][^\s/?#@:\\]*\.[^\s/?#@:\\]+(?::\d+)?(?:[/?#]|$)/u;
/** The name of a file on somebody's computer, which is no address. */
const FILE_NAME = /^[^/]+\.(?:avif|gif|heic|jpe?g|pdf|png|svg|webp)$/i;

/** Adds the https:// that people leave out. */
export function completeUrl(typed: string): string {
  const address = typed.trim();
  return HOST.test(address) && !FILE_NAME.test(address) ? `https://${address}` : address;
}
