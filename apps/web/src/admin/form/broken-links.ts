/** Says that the address of a public page changes: nothing redirects from the old one. */
export function describeBrokenLinks(before: string, after: string): string | undefined {
  return before === after ? undefined : `Links to ${before} will stop working`;
}
