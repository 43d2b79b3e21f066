/** False for null, for the empty URL of an unfinished record and for paths under /art/: such covers are drawn. */
export function isPhoto(imageUrl: string | null): imageUrl is string {
  return imageUrl !== null && imageUrl !== '' && !imageUrl.startsWith('/art/');
}
