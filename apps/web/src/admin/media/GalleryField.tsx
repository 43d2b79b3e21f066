import { Input, TextInput } from '@mantine/core';
import { CAPTION_MAX, GALLERY_MAX, type GalleryPicture } from '@site/schema/gallery';
import type { MediaItem } from '@site/schema/media';
import { type ReactNode, useId, useState } from 'react';
import { Rows } from '../form/fields/Rows.tsx';
import classes from './ImageListField.module.css';
import { Buttons, nameOf, useListUploads } from './ImageListField.tsx';
import { MediaPicker } from './MediaPicker.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { UploadList } from './upload/UploadList.tsx';
import { useFileDrop } from './upload/use-file-drop.ts';

type Props = {
  value?: readonly GalleryPicture[];
  error?: ReactNode;
  'data-field': string;
  /** Takes a function, because several uploads can end before the next render. */
  onChange?: (change: (pictures: readonly GalleryPicture[]) => GalleryPicture[]) => void;
};

const LABEL = 'Gallery';

/** Pictures of the library with captions, in the order of the page. */
export function GalleryField({ value = [], error, onChange, ...attributes }: Props) {
  const id = useId();
  const [isPicking, setPicking] = useState(false);

  const change = (pictures: GalleryPicture[]) => onChange?.(() => pictures);
  const append = (items: readonly MediaItem[]) =>
    onChange?.((pictures) =>
      [...pictures, ...items.map(({ url }) => ({ image: url, caption: '' }))].slice(0, GALLERY_MAX),
    );

  const { uploads, question, ask } = useListUploads((item) => append([item]));
  const { isOver, dropTarget } = useFileDrop((files) => uploads.add(files.slice(0, GALLERY_MAX - value.length)));
  const isFull = value.length >= GALLERY_MAX;

  return (
    <>
      <div {...dropTarget} {...attributes} className={classes.target} data-over={isOver || undefined}>
        <Input.Wrapper
          id={id}
          label={LABEL}
          labelElement="div"
          description={`At most ${GALLERY_MAX} pictures, below the text of the page`}
          error={error}
          inputWrapperOrder={['label', 'description', 'error', 'input']}
        >
          <div className={classes.list}>
            <Rows
              label={LABEL}
              itemName="Image"
              items={value}
              nameOf={nameOf}
              onChange={change}
              onRemove={(index) => change(value.toSpliced(index, 1))}
              focusAfterLast={`[aria-label="Choose from library: ${LABEL}"]`}
              renderRow={(picture, index, { handle, buttons }) => (
                <div className={classes.row}>
                  {handle}
                  <Thumbnail url={picture.image} size="small" />
                  <TextInput
                    className={classes.address ?? ''}
                    aria-label={`Caption of ${nameOf(index).toLowerCase()}`}
                    placeholder="Caption (optional)"
                    maxLength={CAPTION_MAX}
                    value={picture.caption}
                    onChange={({ currentTarget }) =>
                      change(value.with(index, { ...picture, caption: currentTarget.value }))
                    }
                  />
                  {buttons}
                </div>
              )}
            />
            <Buttons label={LABEL} isFull={isFull} onFiles={uploads.add} onPick={() => setPicking(true)} />
            <p role="status" className={classes.refused}>
              {isFull && 'The gallery is full: remove a picture to add another'}
            </p>
          </div>
        </Input.Wrapper>
        <UploadList {...uploads} />
        {question}
      </div>
      {/* Outside the drop target: the events of a dialog reach the parents of its component. */}
      {isPicking && (
        <MediaPicker
          max={GALLERY_MAX - value.length}
          onClose={() => setPicking(false)}
          onPick={(items) => {
            setPicking(false);
            append(items);
            ask(items);
          }}
        />
      )}
    </>
  );
}
