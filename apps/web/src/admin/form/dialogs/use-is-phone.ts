import { useMediaQuery } from '@mantine/hooks';

/** Whether forms fill the screen (`Dialog.module.css`). They open in the browser only, where the width is known. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 480px)', undefined, { getInitialValueInEffect: false });
