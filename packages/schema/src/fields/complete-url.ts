const HOST = /^[\p{L}\p{N}][^\s/?#@:\\]*\.[^\s/?#@:\\]+(?::\d+)?(?:[/?#]|$)/u;
/** The name of a local file, which is not a URL. */
const FILE_NAME = /^[^/]+\.(?:avif|gif|heic|jpe?g|pdf|png|svg|webp)$/i;

/** Adds a missing https://. */
export function completeUrl(typed: string): string {
  const address = typed.trim();
  return HOST.test(address) && !FILE_NAME.test(address) ? `https://${address}` : address;
}
