import { BrandSettings } from './BrandSettings.tsx';
import { PasswordSettings } from './PasswordSettings.tsx';
import { SessionSettings } from './SessionSettings.tsx';
import classes from './SettingsScreen.module.css';

export function SettingsScreen() {
  return (
    <>
      <h1 className={classes.title}>Settings</h1>
      <PasswordSettings />
      <BrandSettings />
      <SessionSettings />
    </>
  );
}
