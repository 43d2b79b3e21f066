import { Button } from '@mantine/core';
import type { VersionKind } from '@site/schema/version';
import { useState } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';
import { setValue } from '../form/merge-values.ts';
import type { EditForm } from '../form/use-edit-form.ts';
import { valueAt } from './changed-fields.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

/** The versions of the content that a form edits. */
export type VersionSource<Values> = {
  kind: VersionKind;
  id: number | string;
  /** The values of the form for a version. */
  valuesOf: (content: Record<string, unknown>) => Values;
  /** Where the form has the field with a path. */
  pathOf?: (path: string) => string | readonly string[];
  /** The value of a field in words, if it is stored as a code. */
  wordsOf?: (path: string, value: unknown) => unknown;
};

type Props<Values> = { source: VersionSource<Values>; edit: EditForm<Values> };

/** Opens the versions of a form's content. A restored one is shown in the form, and published when that is saved. */
export function VersionsButton<Values>({ source, edit }: Props<Values>) {
  const { kind, id, valuesOf, pathOf = (path) => path, wordsOf } = source;
  const [isOpen, setOpen] = useState(false);

  /** A field on a tab that is not open has no label. */
  function labelOf(path: string) {
    const [name = path] = [pathOf(path)].flat();
    const label = edit.labelOf(name);
    return label === name ? sentence(name.split('.').at(-1) ?? name) : label;
  }

  function show(content: Record<string, unknown>, fields?: readonly string[]) {
    const before = edit.form.getValues();
    const restored = valuesOf(content);
    const paths = fields?.flatMap(pathOf);
    edit.putBack(paths ? paths.reduce((all, path) => setValue(all, path, valueAt(restored, path)), before) : restored);
    // Another field may be restored next.
    if (!fields) setOpen(false);
    showToast({
      title: 'Restored in the form',
      message: 'Visitors see it once you publish it.',
      undo: () => edit.putBack(before),
    });
  }

  /** Saves the draft first, so that what was typed is a version, too. Without a connection the versions open anyway. */
  async function open() {
    if (edit.isDirty) await edit.workingCopy?.save().catch(() => {});
    setOpen(true);
  }

  return (
    <>
      <Button variant="subtle" onClick={() => void open()}>
        Versions
      </Button>
      {isOpen && (
        <VersionsDialog
          kind={kind}
          id={String(id)}
          labelOf={labelOf}
          wordsOf={wordsOf}
          onRestored={show}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** "Published at" for "publishedAt". */
const sentence = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());
