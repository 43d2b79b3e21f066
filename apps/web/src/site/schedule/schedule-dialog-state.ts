/*
 * The state of the Schedule a Call dialog. Any trigger can open it and gets the focus back when it closes.
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
