/*
 * Whether the Schedule a Call dialog is open: any trigger on any page may open it, and gets the focus back.
 */

type Listener = () => void;

let open = false;
let openedBy: HTMLElement | undefined;
const listeners = new Set<Listener>();

function set(next: boolean) {
  open = next;
  for (const listener of listeners) listener();
}

export const scheduleDialog = {
  open(trigger: HTMLElement | undefined) {
    openedBy = trigger;
    set(true);
  },
  close: () => set(false),
  isOpen: () => open,
  trigger: () => openedBy,
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
