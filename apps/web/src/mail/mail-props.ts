import type { MailData, MailSite } from '@site/api/public-types';
import type { MailTemplate } from '@site/schema/lead';

export type MailProps<T extends MailTemplate> = { data: MailData[T]; site: MailSite };
