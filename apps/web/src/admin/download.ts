/** Lets the browser save a text as a file. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  downloadFrom(url, name);
  URL.revokeObjectURL(url);
}

/** Lets the browser save what is at an address of this site. */
export function downloadFrom(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
