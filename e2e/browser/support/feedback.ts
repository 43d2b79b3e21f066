import { expect, type Locator, type Page } from '@playwright/test';

/** The toast with the title; errors are announced as alerts, everything else as a status. */
export function toast(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole(/^Error/.test(title) ? 'alert' : 'status')
    .filter({ hasText: title });
}

/** The error toast with the title. */
export const refusalToast = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('alert')
    .filter({ hasText: title });

/** The field is invalid and its description ends with the message; hints may precede it. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}
