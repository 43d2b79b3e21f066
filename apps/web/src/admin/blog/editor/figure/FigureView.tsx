import { CloseButton, TextInput } from '@mantine/core';
import { pictureUrl } from '@site/schema/picture-url';
import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { usePictureImport } from '../../../media/use-picture-import.ts';
import { trpc } from '../../../trpc-react.ts';
import classes from './FigureView.module.css';

/** An image in the editor, with inputs for the caption and the alternative text below it. */
export function FigureView({ node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const { src, alt, undescribed } = node.attrs;
  const { isRemote } = usePictureImport();
  const { media } = trpc.useUtils();
  const { mutate, variables } = trpc.media.update.useMutation({ onSuccess: () => media.invalidate() });

  /** Also stores the text in the library. If that fails, the article still contains it. */
  function describePicture() {
    if (undescribed !== null && alt.trim() !== '' && alt !== variables?.alt) mutate({ id: undescribed, alt });
  }

  return (
    <NodeViewWrapper as="figure" className={classes.figure} data-selected={selected || undefined}>
      {/* Shows the image like public pages; the article keeps the original URL. */}
      <img src={pictureUrl(String(src))} alt={alt} draggable={false} data-drag-handle contentEditable={false} />
      <NodeViewContent<'figcaption'>
        as="figcaption"
        className={classes.caption}
        data-placeholder={node.content.size === 0 ? 'Caption, if it needs one' : undefined}
      />
      <div className={classes.details} contentEditable={false}>
        {isRemote(String(src)) && <span className={classes.remote}>On another site</span>}
        <TextInput
          label="What it shows"
          size="xs"
          className={classes.alt}
          maxLength={ALT_MAX}
          placeholder="For readers who do not see the image"
          value={alt}
          onChange={({ currentTarget }) => updateAttributes({ alt: currentTarget.value })}
          onBlur={describePicture}
          onKeyDown={(event) => {
            // Enter must not submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <CloseButton aria-label="Remove the image" title="Remove the image" onClick={() => deleteNode()} />
      </div>
    </NodeViewWrapper>
  );
}

const ALT_MAX = 200;
