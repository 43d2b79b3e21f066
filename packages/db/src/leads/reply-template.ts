import {
  mergeReplyTemplates,
  type ReplyTemplate,
  type ReplyTemplateInput,
  type StoredReplyTemplates,
  storedReplyTemplates,
  withoutReplyTemplate,
} from '@site/schema/reply-template';
import { lockAuditLog } from '../audit/audit-log.ts';
import { findSetting, saveSetting } from '../setting.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

const SETTING = 'replyTemplates';

const findStored = async (db: Db): Promise<StoredReplyTemplates> =>
  storedReplyTemplates.safeParse(await findSetting(db, SETTING)).data ?? {};

/** The templates of answers, with the changes of the administrator. */
export const listReplyTemplates = async (db: Db): Promise<ReplyTemplate[]> => mergeReplyTemplates(await findStored(db));

const change = (db: Db, next: (stored: StoredReplyTemplates) => StoredReplyTemplates): Promise<void> =>
  inTransaction(db, async (transaction) => {
    // Two changes at the same time must not lose one.
    await lockAuditLog(transaction);
    await saveSetting(transaction, SETTING, next(await findStored(transaction)));
  });

export const saveReplyTemplate = (db: Db, id: string, template: ReplyTemplateInput) =>
  change(db, (stored) => ({ ...stored, [id]: template }));

export const removeReplyTemplate = (db: Db, id: string) => change(db, (stored) => withoutReplyTemplate(stored, id));

/** Gives a default its original text. */
export const resetReplyTemplate = (db: Db, id: string) => change(db, ({ [id]: _, ...others }) => others);
