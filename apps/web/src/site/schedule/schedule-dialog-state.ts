import { createStore } from '../../ui/store.ts';

/*
 * The state of the Schedule a Call dialog. Any trigger can open it and gets the focus back when it closes.
 */

const isOpen = createStore(false);
let openedBy: HTMLElement | undefined;

export const scheduleDialog = {
  isOpen,
  open(trigger: HTMLElement | undefined) {
    openedBy = trigger;
    isOpen.set(true);
  },
  close: () => isOpen.set(false),
  trigger: () => openedBy,
};
