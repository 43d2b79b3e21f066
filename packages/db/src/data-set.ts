import { randomBytes } from 'node:crypto';
import { createSetting, saveSetting } from './setting.ts';
import type { Db } from './tables.ts';

/*
 * A random id of this database that is part of the ids of mails and webhooks. Each restore renews it: ids of leads, mails
 * and deliveries that were given after the backup are given again, and receivers drop what they believe to know.
 */

const SETTING = 'dataSet';
const newId = () => randomBytes(6).toString('hex');

export const findDataSet = (db: Db): Promise<string> => createSetting(db, SETTING, newId);

export const renewDataSet = (db: Db): Promise<void> => saveSetting(db, SETTING, newId());
