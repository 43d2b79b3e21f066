/** An archive that cannot be written or restored; the message tells the operator why. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}
