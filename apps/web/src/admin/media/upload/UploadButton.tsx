import { Button, type ButtonProps } from '@mantine/core';
import { mediaAccept } from '@site/schema/media-limits';
import { type ReactNode, useRef } from 'react';

type Props = ButtonProps & {
  'aria-label'?: string;
  'data-autofocus'?: boolean | undefined;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  picturesOnly?: boolean;
  children: ReactNode;
};

const pictureAccept = mediaAccept.replace(/,application\/pdf$/, '');

/** Opens the browser's dialog for choosing files. */
export function UploadButton({ onFiles, multiple = false, picturesOnly = false, children, ...button }: Props) {
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
        accept={picturesOnly ? pictureAccept : mediaAccept}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
