import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Tab moves inside tables and lists. After Escape, the next Tab or Shift+Tab leaves the editor. */
export const LeaveByKeyboard = Extension.create({
  name: 'leaveByKeyboard',
  addProseMirrorPlugins() {
    let isLeaving = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown(_, event) {
              const wasLeaving = isLeaving;
              if (event.key !== 'Shift') isLeaving = event.key === 'Escape';
              // A second Escape closes the dialog that contains the editor.
              if (isLeaving && !wasLeaving) event.stopPropagation();
              // The editor does not handle the key then, and the browser moves the focus.
              return wasLeaving && event.key === 'Tab';
            },
            blur: () => {
              isLeaving = false;
            },
          },
        },
      }),
    ];
  },
});

/** A click below the last line puts the cursor at its end; browsers put it below the pointer. */
export const FocusBelowText = Extension.create({
  name: 'focusBelowText',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            mousedown(view, event) {
              const last = view.dom.lastElementChild?.getBoundingClientRect();
              if (event.button !== 0 || event.target !== view.dom || !last || event.clientY <= last.bottom)
                return false;
              event.preventDefault();
              // Synchronous: Tiptap's own command moves the focus in the next frame, and keys pressed before that would
              // be lost.
              view.focus();
              return editor.commands.setTextSelection(view.state.doc.content.size);
            },
          },
        },
      }),
    ];
  },
});
