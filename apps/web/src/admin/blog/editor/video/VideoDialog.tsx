import { Button, TextInput } from '@mantine/core';
import { articleVideo, isLibraryVideo } from '@site/schema/video-link';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { ImageField } from '../../../media/ImageField.tsx';
import { MediaPicker } from '../../../media/MediaPicker.tsx';
import { EditorDialog } from '../EditorDialog.tsx';

const empty = { src: '', title: '', poster: '' };

/** Inserts an MP4 of the library, or a paragraph with a link to a video on another site. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [isPicking, setPicking] = useState(false);

  function insert({ src, title, poster }: typeof empty) {
    const link = { type: 'text', text: title, marks: [{ type: 'link', attrs: { href: src } }] };
    const video = isLibraryVideo(src)
      ? { type: 'video', attrs: { src, title, poster: poster || null } }
      : { type: 'paragraph', content: [link] };
    // Text typed afterwards is not part of the link.
    editor
      .chain()
      .focus()
      .insertContent([video, { type: 'paragraph' }])
      .run();
  }

  return (
    <EditorDialog
      title="Add a video"
      action="Add video"
      initialValues={empty}
      schema={articleVideo}
      onSubmit={insert}
      onClose={onClose}
    >
      {(field, { src, title }, set) => (
        <>
          <TextInput
            label="Video address"
            description="On YouTube or Vimeo, whose player is loaded when a visitor presses Play, or an MP4 of the library"
            placeholder="https://…"
            required
            data-autofocus
            {...field('src')}
          />
          <Button variant="default" onClick={() => setPicking(true)}>
            Choose an MP4 from the library
          </Button>
          <TextInput label="Title" maxLength={120} required {...field('title')} />
          {isLibraryVideo(src) && (
            <ImageField
              label="Poster"
              description="The picture that is shown before the video is played"
              asksForAlt={false}
              {...field('poster')}
            />
          )}
          {isPicking && (
            <MediaPicker
              kind="video"
              onClose={() => setPicking(false)}
              onPick={([item]) => {
                setPicking(false);
                if (item) set({ src: item.url, title: title || item.name });
              }}
            />
          )}
        </>
      )}
    </EditorDialog>
  );
}
