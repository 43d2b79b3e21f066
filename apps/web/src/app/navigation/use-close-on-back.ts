import { useEffect, useEffectEvent } from 'react';

/*
 * Each open dialog has a history entry, which has the URL and the router's state of the page below and differs only in
 * its level. The router does not see moves between these entries.
 */

/** Lets Back close an open dialog and stay on the page. Dialogs may be open above each other. */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const dialog = () => onBack();
    dialogs.push(dialog);
    window.addEventListener('popstate', onPopState, { capture: true });
    // Not at once: a dialog that follows another one takes over its entry.
    queueMicrotask(updateEntries);
    return () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      queueMicrotask(updateEntries);
    };
  }, [isOpen]);
}

const LEVEL = 'dialog';

type State = { idx?: number; [LEVEL]?: number } | null;

const stateNow = () => window.history.state as State;
const levelOf = (state: State) => state?.[LEVEL] ?? 0;

/** What closes the open dialogs, the top one last. */
const dialogs: (() => void)[] = [];
/** How many entries of dialogs the browser is in. */
let entries = 0;
/** The router's index of the page below the dialogs. */
let index: number | undefined;
/** The level of that page, which is not 0 if the page was reloaded with an open dialog. */
let base = 0;
/** What is to be done once the browser has left the entries of closed dialogs. */
let onLeft: (() => void) | undefined;

function updateEntries() {
  if (onLeft) return;
  const state = stateNow();
  // The page was left by a link in a dialog.
  if (state?.idx !== index) entries = 0;
  if (entries > 0 && levelOf(state) === 0) {
    // The router has replaced the entry of a dialog. It is to replace that of the page.
    const { href } = window.location;
    return leaveTo(0, () => window.history.replaceState(state, '', href));
  }
  if (dialogs.length < entries) return leaveTo(dialogs.length, () => {});
  if (entries === 0) {
    index = state?.idx;
    base = levelOf(state);
  }
  for (; entries < dialogs.length; entries++) {
    window.history.pushState({ ...state, [LEVEL]: base + entries + 1 }, '');
  }
}

function leaveTo(count: number, then: () => void) {
  const steps = entries - count;
  entries = count;
  onLeft = then;
  window.history.go(-steps);
}

function onPopState(event: PopStateEvent) {
  const isSamePage = event.state?.idx === index;
  const left = onLeft;
  onLeft = undefined;
  if (isSamePage && (left || entries > 0)) event.stopImmediatePropagation();
  if (left) {
    left();
    return updateEntries();
  }
  const count = isSamePage ? Math.max(0, levelOf(event.state) - base) : 0;
  entries = Math.min(entries, count);
  for (const close of dialogs.slice(entries).reverse()) close();
}
