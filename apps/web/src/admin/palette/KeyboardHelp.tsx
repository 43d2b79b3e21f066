import { Fragment } from 'react';
import { Dialog } from '../form/dialogs/Dialog.tsx';
import classes from './KeyboardHelp.module.css';
import { modKey } from './mod-key.ts';

type Shortcut = [keys: string[], what: string];

const groups: [title: string, shortcuts: Shortcut[]][] = [
  [
    'Everywhere',
    [
      [[modKey, 'K'], 'Find anything, or run an action'],
      [['?'], 'Show these keys, while no field has the focus'],
      [['Esc'], 'Close the dialog or menu on top'],
      [['F8'], 'Move to the notification, for example to its "Undo"'],
    ],
  ],
  [
    'In the search',
    [
      [['↑', '↓'], 'Choose a result'],
      [['Enter'], 'Open it'],
    ],
  ],
  [
    'In forms',
    [
      [[modKey, 'S'], 'Save'],
      [['Enter'], 'In a list: add the typed item'],
      [['Space'], 'On a handle: pick up or drop the row; the arrow keys move it'],
    ],
  ],
  [
    'In articles',
    [
      [[modKey, 'B'], 'Bold'],
      [[modKey, 'I'], 'Italic'],
      [[modKey, 'K'], 'Add or edit a link'],
      [[modKey, 'Z'], 'Undo'],
    ],
  ],
];

/** The keyboard shortcuts of the admin. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" size={520} onClose={onClose} isForm>
      <div className={classes.groups}>
        {groups.map(([title, shortcuts]) => (
          <section key={title}>
            <h3 className={classes.title}>{title}</h3>
            <dl className={classes.list}>
              {shortcuts.map(([keys, what]) => (
                <Fragment key={what}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key} className={classes.key}>
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{what}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
