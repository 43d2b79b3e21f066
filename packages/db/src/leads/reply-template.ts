import {
  mergeReplyTemplates,
  type ReplyTemplate,
  type ReplyTemplateInput,
  type StoredReplyTemplates,
  storedReplyTemplates,
  withoutReplyTemplate,
} from '@site/schema/reply-template';
import { lockAuditLog } from '../audit/audit-log.ts';
import { findSetting, findSettings, SETUP_KEY, saveSetting } from '../setting.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

const SETTING = 'replyTemplates';

const readStored = (value: unknown): StoredReplyTemplates => storedReplyTemplates.safeParse(value).data ?? {};

/** The templates of answers, with the changes of the administrator. */
export async function listReplyTemplates(db: Db): Promise<ReplyTemplate[]> {
  const saved = await findSettings(db, [SETTING, SETUP_KEY]);
  return mergeReplyTemplates(readStored(saved.get(SETTING)), saved.has(SETUP_KEY));
}

const change = (db: Db, next: (stored: StoredReplyTemplates) => StoredReplyTemplates): Promise<void> =>
  inTransaction(db, async (transaction) => {
    // Two changes at the same time must not lose one.
    await lockAuditLog(transaction);
    await saveSetting(transaction, SETTING, next(readStored(await findSetting(transaction, SETTING))));
  });

export const saveReplyTemplate = (db: Db, id: string, template: ReplyTemplateInput) =>
  change(db, (stored) => ({ ...stored, [id]: template }));

export const removeReplyTemplate = (db: Db, id: string) => change(db, (stored) => withoutReplyTemplate(stored, id));

/** Gives a default its original text. */
export const resetReplyTemplate = (db: Db, id: string) => change(db, ({ [id]: _, ...others }) => others);
