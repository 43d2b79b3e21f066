import { months } from '../../../ui/format/day.ts';

/** Browsers give this name to a picture that was copied from a page or a screen. */
const NAMELESS = /^image(\.\w+)$/i;

/** Names pasted pictures without a file name after the time on the browser's clock: "Pasted 24 November 2026, 22.15.png". */
export function namePasted(files: Iterable<File>, now = new Date()): File[] {
  const time = [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join('.');
  const name = `Pasted ${now.getDate()} ${months[now.getMonth()]} ${now.getFullYear()}, ${time}`;
  return Array.from(files, (file) => {
    const [, extension] = NAMELESS.exec(file.name) ?? [];
    return extension ? new File([file], `${name}${extension}`, { type: file.type }) : file;
  });
}
