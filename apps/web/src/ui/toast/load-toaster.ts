/** Forms load the toaster before they are sent, so that it can report a lost connection. */
export const loadToaster = () => import('./Toaster.tsx');
