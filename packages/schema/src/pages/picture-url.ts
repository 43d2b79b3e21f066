/** The URL under which pages load a picture: the content security policy of pages allows other sites over https only. */
export function pictureUrl(stored: string): string {
  return stored.replace(/^http:/i, 'https:');
}
