import { BrandSettings } from './BrandSettings.tsx';
import { PasswordSettings } from './PasswordSettings.tsx';
import { SessionSettings } from './SessionSettings.tsx';
import classes from './SettingsScreen.module.css';

/** The password, the facts of the agency, and where its owner is logged in. */
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
