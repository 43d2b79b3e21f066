import { filledCopy, type TextSources } from './page-texts.ts';

/** The first team member with a name, and the label that the forms show above it; null if no member has a name. */
export async function findSpeaker(sources: TextSources) {
  const { speak, roles } = (await filledCopy(sources, 'about')).team;
  const person = speak ? roles.find(({ name }) => name) : undefined;
  if (!person) return null;
  const { name, role, since, picture } = person;
  return { label: speak, name, role, since, picture };
}
