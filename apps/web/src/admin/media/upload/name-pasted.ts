import { clockInIndia } from '@site/schema/time';
import { months } from '../../../ui/format/day.ts';

/** Browsers give this name to a picture that was copied from a page or a screen. */
const NAMELESS = /^image(\.\w+)$/i;

/** Names pasted pictures without a file name after the current time: "Pasted 24 November 2026, 22.15.png". */
export function namePasted(files: Iterable<File>, now = new Date()): File[] {
  const clock = clockInIndia(now);
  const time = clock.toISOString().slice(11, 16).replace(':', '.');
  const name = `Pasted ${clock.getUTCDate()} ${months[clock.getUTCMonth()]} ${clock.getUTCFullYear()}, ${time}`;
  return Array.from(files, (file) => {
    const [, extension] = NAMELESS.exec(file.name) ?? [];
    return extension ? new File([file], `${name}${extension}`, { type: file.type }) : file;
  });
}
