import { type RecordKind, records } from '@site/schema/record-kinds';
import { sectionPath } from '../screen/section-path.ts';
import type { SettingsBlockId } from '../settings/settings-blocks.ts';

/*
 * Links to what the setup guide asks for.
 */

const settings = sectionPath({ slug: 'settings' });
export const pagesPath = sectionPath({ slug: 'pages' });

export const blockTo = (id: SettingsBlockId) => ({ pathname: settings, hash: `#${id}` });
export const factTo = (field: string) => ({ ...blockTo('agency'), search: `?field=${field}` });
export const textTo = (page: string, field: string) => ({
  pathname: pagesPath,
  search: `?${new URLSearchParams({ page, field })}`,
});
export const lookTo = (field: string) => textTo('look', `values.${field}`);
export const addTo = (kind: RecordKind) => ({ pathname: sectionPath(records[kind].section), search: '?edit=new' });
