import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

type Props = Pick<ButtonProps, 'variant' | 'disabled'> & {
  isBusy: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/** Uses aria-disabled while busy, because a disabled button loses the focus. */
export function SubmitButton({ isBusy, ...props }: Props) {
  return (
    <Button
      {...props}
      type="submit"
      aria-disabled={isBusy || undefined}
      leftSection={isBusy && <Loader size={14} color="currentColor" aria-hidden />}
    />
  );
}
