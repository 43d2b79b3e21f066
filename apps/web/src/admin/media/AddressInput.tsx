import { Input, type InputProps } from '@mantine/core';
import { completeUrl } from '@site/schema/complete-url';
import type { ComponentPropsWithRef } from 'react';

type Props = InputProps &
  Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'size' | 'value'> & {
    value: string;
    onChange: (address: string) => void;
    [data: `data-${string}`]: unknown;
  };

/** A typed address, completed when the input loses the focus and before the form is saved by keyboard. */
export function AddressInput({ value, onChange, onKeyDown, ...input }: Props) {
  function complete() {
    if (value !== completeUrl(value)) onChange(completeUrl(value));
  }
  return (
    <Input
      placeholder="https://… or drop a picture here"
      {...input}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={complete}
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey } = event;
        if (key === 'Enter' || (key === 's' && (ctrlKey || metaKey))) complete();
        onKeyDown?.(event);
      }}
    />
  );
}
