import { Button, Menu } from '@mantine/core';
import { type CopyName, ownFactsAt, ownPlaceholders } from '@site/schema/copy-pages';
import { placeholders } from '@site/schema/fill-in';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../ui/toast/toasts.ts';
import classes from './InsertFact.module.css';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Inserts a placeholder such as {name} into the last focused field; without one it is copied. */
export function InsertFact({ name: page }: { name: CopyName }) {
  const lastField = useLastField();
  const [path, setPath] = useState('');
  const own = Object.entries(ownPlaceholders(page)).filter(([name]) => ownFactsAt(page, path).includes(name));

  function insert(placeholder: string) {
    const field = lastField.current;
    if (!field?.isConnected) return copy(placeholder);
    field.focus();
    field.setRangeText(placeholder, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    // React listens to this event.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Menu
      onOpen={() => setPath(pathOf(lastField.current))}
      position="bottom-end"
      width={320}
      shadow="md"
      classNames={{ dropdown: classes.menu ?? '' }}
      returnFocus={false}
      withinPortal={false}
      // Opens below the button and scrolls inside when the window is too low.
      middlewares={{ flip: false, shift: { padding: 18 }, size: { padding: 18 } }}
    >
      <Menu.Target>
        <Button variant="default">Insert a fact</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Filled in wherever the text is shown</Menu.Label>
        {[...own, ...Object.entries(placeholders)].map(([name, meaning]) => (
          <Menu.Item key={name} onClick={() => insert(`{${name}}`)}>
            <code className={classes.placeholder}>{`{${name}}`}</code> {meaning}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The path of a text among those of its page. */
const pathOf = (field: Field | undefined) =>
  field?.closest<HTMLElement>('[data-field]')?.dataset.field?.replace(/^values\./, '') ?? '';

async function writeClipboard(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

function copy(placeholder: string): void {
  void writeClipboard(placeholder).then((isCopied) =>
    showToast({ title: isCopied ? `${placeholder} copied` : `Type ${placeholder} into a text` }),
  );
}

/** The text field on the screen that had the focus last. */
function useLastField() {
  const field = useRef<Field>(undefined);
  useEffect(() => {
    function onFocusIn({ target }: FocusEvent) {
      if (target instanceof Element && target.matches('[data-field] :is(input:not([type=radio]), textarea)')) {
        field.current = target as Field;
      }
    }
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  return field;
}
