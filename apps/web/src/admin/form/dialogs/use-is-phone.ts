import { useMediaQuery } from '@mantine/hooks';
import { belowPhone } from '../../../ui/theme/breakpoints.ts';

/** Whether forms fill the screen (`Dialog.module.css`). They open in the browser only, where the width is known. */
export const useIsPhone = (): boolean => useMediaQuery(belowPhone, undefined, { getInitialValueInEffect: false });
