import { Button } from '@mantine/core';
import type { MediaItem } from '@site/schema/media';
import type { Editor } from '@tiptap/react';
import { usePendingUpload } from '../../../form/form-scope.ts';
import { usePictureImport } from '../../../media/use-picture-import.ts';
import classes from './FigureView.module.css';

/** Offers to import the pictures of an article that are on other sites, all at once. */
export function RemotePictures({ editor }: { editor: Editor }) {
  const { isRemote, importPicture, isImporting, problemOf } = usePictureImport();
  usePendingUpload(isImporting);
  const remote = new Map<string, string>();
  editor.state.doc.descendants(({ type, attrs: { src, alt } }) => {
    if (type.name === 'figure' && isRemote(src)) remote.set(src, alt || (remote.get(src) ?? ''));
  });
  if (remote.size === 0) return null;
  const problems = [...remote.keys()].flatMap((src) => problemOf(src) ?? []);

  async function importAll() {
    for (const [src, alt] of remote) {
      await importPicture(src, alt).then(
        (item) => replaceSource(editor, src, item),
        () => {},
      );
    }
  }

  return (
    <div className={classes.offer}>
      <p>
        {remote.size === 1
          ? 'A picture of this text is on another site, which can change or remove it.'
          : `${remote.size} pictures of this text are on other sites, which can change or remove them.`}
      </p>
      <Button size="xs" variant="default" loading={isImporting} onClick={() => void importAll()}>
        Import into the library
      </Button>
      {problems.length > 0 && <p role="alert">{[...new Set(problems)].join(' ')}</p>}
    </div>
  );
}

/** Shows the picture of the library wherever the article has this address. Undo brings the address back. */
function replaceSource({ state, view }: Editor, src: string, item: MediaItem) {
  const transaction = state.tr;
  state.doc.descendants(({ type, attrs }, position) => {
    if (type.name !== 'figure' || attrs.src !== src) return;
    const alt = attrs.alt || item.alt || '';
    const undescribed = alt ? null : item.id;
    transaction.setNodeMarkup(position, undefined, { ...attrs, src: item.url, alt, undescribed });
  });
  view.dispatch(transaction);
}
