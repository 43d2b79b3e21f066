/** What shows toasts. Forms fetch it before they are sent: away from the network it could not say so any more. */
export const loadToaster = () => import('./Toaster.tsx');
