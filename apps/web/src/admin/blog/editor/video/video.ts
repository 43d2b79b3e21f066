import { isLibraryVideo } from '@site/schema/video-link';
import { Node } from '@tiptap/core';

/** A video of the library. Links to videos on other sites are paragraphs. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  draggable: true,

  addAttributes: () => ({ src: { default: null }, title: { default: null }, poster: { default: null } }),

  parseHTML: () => [{ tag: 'video', getAttrs: (video) => isLibraryVideo(video.getAttribute('src') ?? '') && null }],

  renderHTML: ({ HTMLAttributes }) => ['video', { ...HTMLAttributes, controls: '', preload: 'none' }],
});
