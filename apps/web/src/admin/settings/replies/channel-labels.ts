import type { ReplyTemplate } from '@site/schema/reply-template';

export const channelLabels: Record<ReplyTemplate['channel'], string> = {
  mail: 'Replies by mail',
  whatsapp: 'WhatsApp messages',
  phone: 'Phone calls',
};
