import { Text } from '@mantine/core';
import { paths } from '@site/schema/paths';
import { BrandLogo } from '../../app/BrandLogo.tsx';
import { LineMap } from '../../ui/line-map/LineMap.tsx';
import { networkMap } from '../../ui/line-map/network-map.ts';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginScreen.module.css';

/** Only the stations in the middle have names, because the window crops the edges of the drawing. */
const map = networkMap(['Launch', '', '', 'Store']);

/** The login page. It must not show any credentials. */
export function LoginScreen({ onLogin }: { onLogin: (token: string) => void }) {
  return (
    <main className={classes.screen} data-line="signal" data-login>
      <div className={classes.form}>
        <a href={paths.home} className={classes.brand}>
          <BrandLogo className={classes.logo} />
        </a>
        <h1 className={classes.title} tabIndex={-1}>
          Admin login
        </h1>
        <Text inherit c="dimmed" mt={12} mb={32}>
          Log in to change what the site shows and to see who wrote.
        </Text>
        <LoginForm takesFocus onLogin={onLogin} />
      </div>
      <div className={classes.art}>
        <LineMap drawing={map} draws fit="slice" className={classes.map} />
      </div>
    </main>
  );
}
