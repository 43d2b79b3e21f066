/** False for null and for paths under /art/: such covers are drawn. */
export function isPhoto(imageUrl: string | null): imageUrl is string {
  return imageUrl !== null && !imageUrl.startsWith('/art/');
}
