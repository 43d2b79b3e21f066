import { TextInput, type TextInputProps } from '@mantine/core';
import { httpImageHint } from './http-image-hint.ts';

/** The URL of an image. The description is below the input, which therefore does not move when the hint appears. */
export function ImageUrlInput(props: TextInputProps) {
  return (
    <TextInput
      placeholder="https://… or /art/…"
      description={httpImageHint(String(props.value ?? ''))}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
    />
  );
}
