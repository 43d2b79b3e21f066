/** The blocks of the settings, in their order, with the fragment of the URL that leads to each. */
export const settingsBlocks = {
  booking: 'Booking',
  mail: 'Mail',
  notifications: 'Notifications',
  'calendar-feed': 'Calendar feed',
  'reply-templates': 'Reply templates',
  webhooks: 'Notify other services',
  agency: 'The agency',
  redirects: 'Redirects',
  backups: 'Backups',
  checks: 'Checks',
  password: 'Change password',
  'two-step': 'Two-step login',
  sessions: 'Who is logged in',
  retention: 'How long leads are kept',
  audit: 'Activity log',
} as const;

export type SettingsBlockId = keyof typeof settingsBlocks;
