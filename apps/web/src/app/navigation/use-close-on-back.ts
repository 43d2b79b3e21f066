import { useEffect, useEffectEvent } from 'react';

/*
 * Each open dialog adds a history entry with the URL and the router's state of the page, which differs only in its
 * level. The router treats moves between these entries as navigations to the current page.
 */

/** Lets Back close an open dialog and stay on the page. Dialogs may be open above each other. */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const dialog = () => onBack();
    dialogs.push(dialog);
    window.addEventListener('popstate', onPopState);
    // Deferred: a dialog that follows another one reuses its entry.
    queueMicrotask(updateEntries);
    return () => {
      dialogs = dialogs.filter((other) => other !== dialog);
      queueMicrotask(updateEntries);
    };
  }, [isOpen]);
}

/** Leaves the entries of the open dialogs before a navigation that replaces the entry of the page and closes them. */
export function leaveDialogs(navigate: () => void) {
  dialogs = [];
  if (onLeft) {
    const earlier = onLeft;
    onLeft = () => {
      earlier();
      navigate();
    };
  } else if (entries > 0) leaveTo(0, navigate);
  else navigate();
}

const LEVEL = 'dialog';

type State = { idx?: number; [LEVEL]?: number } | null;

const levelOf = (state: State) => state?.[LEVEL] ?? 0;

/** The functions that close the open dialogs, the top one last. */
let dialogs: (() => void)[] = [];
/** The number of dialog entries before the current history position. */
let entries = 0;
/** The router's index of the page below the dialogs. */
let index: number | undefined;
/** The level of that page, which is not 0 if the page was reloaded with an open dialog. */
let base = 0;
/** The callback after the browser has left the entries of closed dialogs. */
let onLeft: (() => void) | undefined;

function updateEntries() {
  if (onLeft) return;
  const state = window.history.state as State;
  // A link in a dialog has left the page.
  if (state?.idx !== index) entries = 0;
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

function onPopState({ state }: PopStateEvent) {
  if (onLeft) {
    const left = onLeft;
    onLeft = undefined;
    left();
    return updateEntries();
  }
  const count = state?.idx === index ? Math.max(0, levelOf(state) - base) : 0;
  entries = Math.min(entries, count);
  for (const close of dialogs.slice(entries).reverse()) close();
}
