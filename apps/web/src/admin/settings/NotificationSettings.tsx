import { Switch } from '@mantine/core';
import { useState } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';
import { leadNotifications } from '../leads/lead-notifications.ts';
import { SettingsBlock } from './SettingsBlock.tsx';

/** Turns desktop notifications of new leads on or off, in this browser. */
export function NotificationSettings() {
  const [isOn, setOn] = useState(leadNotifications.isOn);

  async function turnOn() {
    if (await leadNotifications.turnOn()) return setOn(true);
    showToast({
      title: 'The browser does not allow notifications',
      message: 'Allow them for this site in the settings of the browser, and try again.',
      variant: 'destructive',
    });
  }

  function turnOff() {
    leadNotifications.turnOff();
    setOn(false);
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
          onChange={({ currentTarget }) => (currentTarget.checked ? void turnOn() : turnOff())}
        />
      ) : (
        <p>This browser has no notifications.</p>
      )}
    </SettingsBlock>
  );
}
