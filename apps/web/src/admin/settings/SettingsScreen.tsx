import { Box } from '@mantine/core';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { BrandSettings } from './BrandSettings.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { PasswordSettings } from './PasswordSettings.tsx';
import { SessionSettings } from './SessionSettings.tsx';

export function SettingsScreen() {
  return (
    <>
      <ScreenHeader title="Settings" />
      <Box mt={28}>
        <PasswordSettings />
        <NotificationSettings />
        <BrandSettings />
        <SessionSettings />
      </Box>
    </>
  );
}
