/*
 * Runs before the first paint, so that a page never flashes in the other scheme, and says that scripts run. The key is the one Mantine keeps the
 * visitor's choice under. The server allows exactly this text by its hash.
 */
export const colorSchemeScript = `document.documentElement.dataset.js='';try{var c=localStorage.getItem('mantine-color-scheme-value');var d=c==='dark'||(c!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);document.documentElement.setAttribute('data-mantine-color-scheme',d?'dark':'light')}catch(e){}`;
