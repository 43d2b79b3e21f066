import { Box } from '@mantine/core';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { BrandSettings } from './BrandSettings.tsx';
import { BookingSettings } from './booking/BookingSettings.tsx';
import { CalendarFeedSettings } from './CalendarFeedSettings.tsx';
import { MailSettings } from './MailSettings.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { PasswordSettings } from './PasswordSettings.tsx';
import { SessionSettings } from './SessionSettings.tsx';
import { WebhookSettings } from './webhooks/WebhookSettings.tsx';

export function SettingsScreen() {
  return (
    <>
      <ScreenHeader title="Settings" />
      <Box mt={28}>
        <PasswordSettings />
        <NotificationSettings />
        <BookingSettings />
        <MailSettings />
        <CalendarFeedSettings />
        <WebhookSettings />
        <BrandSettings />
        <SessionSettings />
      </Box>
    </>
  );
}
