import { Switch } from '@mantine/core';
import { showToast } from '../../ui/toast/toasts.ts';
import { leadNotifications, useIsNotifying } from '../leads/lead-notifications.ts';
import { SettingsBlock } from './SettingsBlock.tsx';

/** Turns desktop notifications of new leads on or off, in this browser. */
export function NotificationSettings() {
  const isOn = useIsNotifying();

  async function turnOn() {
    if (await leadNotifications.turnOn()) return;
    showToast({
      title: 'The browser does not allow notifications',
      message: 'Allow them for this site in the settings of the browser, and try again.',
      variant: 'destructive',
    });
  }

  return (
    <SettingsBlock
      id="notifications"
      text="This browser shows a notification when a lead arrives while the administration is open in the background."
    >
      {leadNotifications.isSupported() ? (
        <Switch
          label="Desktop notifications of new leads"
          checked={isOn}
          onChange={({ currentTarget }) => (currentTarget.checked ? void turnOn() : leadNotifications.turnOff())}
        />
      ) : (
        <p>This browser has no notifications.</p>
      )}
    </SettingsBlock>
  );
}
