/** The blocks of the settings, in their order, with the fragment of the URL that leads to each. */
export const settingsBlocks = {
  booking: 'Booking',
  mail: 'Mail',
  notifications: 'Notifications',
  'calendar-feed': 'Calendar feed',
  'reply-templates': 'Reply templates',
  webhooks: 'Webhooks',
  agency: 'The agency',
  redirects: 'Redirects',
  backups: 'Backups',
  checks: 'Checks',
  password: 'Change password',
  'two-step': 'Two-step login',
  sessions: 'Who is logged in',
  retention: 'Retention of leads',
  audit: 'Audit log',
} as const;

export type SettingsBlockId = keyof typeof settingsBlocks;
