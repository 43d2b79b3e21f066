import { filledCopy, type TextSources } from './page-texts.ts';

/** The person whom the forms name, with the label beside it; null if no person has a name. */
export async function findSpeaker(sources: TextSources) {
  const { speak, roles } = (await filledCopy(sources, 'about')).team;
  const person = speak ? roles.find(({ name }) => name) : undefined;
  if (!person) return null;
  const { name, role, since, picture, tone } = person;
  return { label: speak, name, role, since, picture, tone };
}
