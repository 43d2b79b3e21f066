import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { AuditSettings } from './audit/AuditSettings.tsx';
import { BackupSettings } from './BackupSettings.tsx';
import { BrandSettings } from './BrandSettings.tsx';
import { BookingSettings } from './booking/BookingSettings.tsx';
import { CalendarFeedSettings } from './CalendarFeedSettings.tsx';
import { CheckSettings } from './CheckSettings.tsx';
import { MailSettings } from './mail/MailSettings.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { PasswordSettings } from './PasswordSettings.tsx';
import { RetentionSettings } from './RetentionSettings.tsx';
import { RedirectSettings } from './redirects/RedirectSettings.tsx';
import { ReplyTemplateSettings } from './replies/ReplyTemplateSettings.tsx';
import { SessionSettings } from './SessionSettings.tsx';
import { SettingsNav } from './SettingsNav.tsx';
import classes from './SettingsScreen.module.css';
import { TwoStepSettings } from './two-step/TwoStepSettings.tsx';
import { useScrollToBlock } from './use-scroll-to-block.ts';
import { WebhookSettings } from './webhooks/WebhookSettings.tsx';

export function SettingsScreen() {
  useScrollToBlock();
  return (
    <>
      <ScreenHeader title="Settings" />
      <div className={classes.columns}>
        <SettingsNav />
        {/* In the order of `settingsBlocks`. */}
        <div>
          <BookingSettings />
          <MailSettings />
          <NotificationSettings />
          <CalendarFeedSettings />
          <ReplyTemplateSettings />
          <WebhookSettings />
          <BrandSettings />
          <RedirectSettings />
          <BackupSettings />
          <CheckSettings />
          <PasswordSettings />
          <TwoStepSettings />
          <SessionSettings />
          <RetentionSettings />
          <AuditSettings />
        </div>
      </div>
    </>
  );
}
