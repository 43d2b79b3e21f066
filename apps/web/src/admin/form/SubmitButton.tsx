import { Button, Loader } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

type Props = { isBusy: boolean; disabled?: boolean; ref?: Ref<HTMLButtonElement>; children: ReactNode };

/** Keeps the focus while its work is under way, where a button that is disabled would let go of it. */
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
