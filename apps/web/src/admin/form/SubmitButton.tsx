import { Button, Loader } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

type Props = { isBusy: boolean; disabled?: boolean; ref?: Ref<HTMLButtonElement>; children: ReactNode };

/** Uses aria-disabled while busy, because a disabled button loses the focus. */
export function SubmitButton({ isBusy, disabled = false, ref, children }: Props) {
  return (
    <Button
      {...(ref && { ref })}
      type="submit"
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      leftSection={isBusy && <Loader size={14} color="currentColor" aria-hidden />}
    >
      {children}
    </Button>
  );
}
