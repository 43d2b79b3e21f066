import { TextInput } from '@mantine/core';
import { completeUrl } from '@site/schema/complete-url';
import type { KeyboardEvent, ReactNode } from 'react';

type Props = {
  label: string;
  value?: string;
  error?: ReactNode;
  'data-field'?: string;
  onChange?: (address: string) => void;
};

/** A web address, which may be typed without its https://. */
export function AddressField({ value = '', onChange, ...props }: Props) {
  return (
    <TextInput
      inputMode="url"
      placeholder="https://…"
      {...props}
      {...addressProps({ value, onChange: (address) => onChange?.(address) })}
    />
  );
}

type AddressProps = {
  value: string;
  onChange: (address: string) => void;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
};

/** Completes a typed address when the input loses the focus and before the form is saved by keyboard. */
export function addressProps({ value, onChange, onKeyDown }: AddressProps) {
  function complete() {
    if (value !== completeUrl(value)) onChange(completeUrl(value));
  }
  return {
    value,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange(currentTarget.value),
    onBlur: complete,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { key, ctrlKey, metaKey } = event;
      if (key === 'Enter' || (key === 's' && (ctrlKey || metaKey))) complete();
      onKeyDown?.(event);
    },
  };
}
