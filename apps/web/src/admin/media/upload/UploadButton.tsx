import { Button, type ButtonProps } from '@mantine/core';
import type { MediaItem } from '@site/schema/media';
import { mediaAccept } from '@site/schema/media-limits';
import { type ReactNode, useRef } from 'react';

type Props = ButtonProps & {
  'aria-label'?: string;
  'data-autofocus'?: boolean | undefined;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  /** Without it, files of all kinds can be chosen. */
  kind?: MediaItem['kind'] | undefined;
  children: ReactNode;
};

/** Opens the browser's dialog for choosing files. */
export function UploadButton({ onFiles, multiple = false, kind, children, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={kind ? mediaAccept[kind] : Object.values(mediaAccept).join()}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
