import { useEffect, useRef } from 'react';
import { useLeadCounts } from './use-lead-counts.ts';

/*
 * Desktop notifications of new leads, which the administrator turns on for one browser.
 */

const KEY = 'leadNotifications';

/** Browsers on phones may lack desktop notifications. */
const isSupported = () => typeof Notification !== 'undefined';

const isOn = () => isSupported() && Notification.permission === 'granted' && localStorage.getItem(KEY) === 'on';

export const leadNotifications = {
  isSupported,
  isOn,

  /** Asks the browser for the permission, and returns whether notifications are on. */
  async turnOn(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    localStorage.setItem(KEY, 'on');
    return true;
  },

  turnOff() {
    localStorage.removeItem(KEY);
  },
};

/** Notifies of new leads while the window is hidden. */
export function useLeadNotifications(): void {
  const counts = useLeadCounts();
  const total = counts && counts.unanswered.contact + counts.unanswered.call;
  const last = useRef<number>(undefined);

  useEffect(() => {
    if (total === undefined) return;
    const added = total - (last.current ?? total);
    last.current = total;
    if (added <= 0 || !document.hidden || !isOn()) return;
    const notification = new Notification(added === 1 ? 'A new lead' : `${added} new leads`, {
      body: `${total} not answered yet`,
      // Replaces an earlier notification that is still visible.
      tag: KEY,
    });
    notification.onclick = () => window.focus();
  }, [total]);
}
