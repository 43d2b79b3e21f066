/** An archive that cannot be written or restored; the message gives the operator the reason. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}
