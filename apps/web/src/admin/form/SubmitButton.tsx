import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

/** Keeps the focus while its work is under way, where a button that is disabled would let go of it. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button
      type="submit"
      aria-disabled={isBusy || undefined}
      leftSection={isBusy && <Loader size={14} color="currentColor" aria-hidden />}
    >
      {children}
    </Button>
  );
}
