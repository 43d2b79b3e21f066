import { type ComponentType, Fragment, type ReactNode } from 'react';

type Props = {
  /** Empty lines separate paragraphs; a line that begins with `- ` is an item of a list; `**bold**`, `[link](/path)`. */
  text: string;
  /** Texts that are links wherever they occur, such as the email address. */
  contacts: Readonly<Record<string, string>>;
  /** A link to a page. */
  Link: ComponentType<{ to: string; children: ReactNode }>;
};

export function FormattedText({ text, ...links }: Props) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block, index) => <Block key={index} text={block} {...links} />);
}

const ITEM = /^- +/;

/** Paragraphs and lists, in the order of their lines. */
function Block({ text, ...links }: Props) {
  // A run of lines of the same kind.
  const runs = text.trim().match(/(?:^- .*(?:\n|$))+|(?:^(?!- ).*(?:\n|$))+/gm) ?? [];
  return runs.map((run, index) => {
    const lines = run.trim().split('\n');
    if (!ITEM.test(run)) return <p key={index}>{inline(lines.join(' '), links)}</p>;
    return (
      <ul key={index}>
        {lines.map((line, position) => (
          <li key={position}>{inline(line.replace(ITEM, ''), links)}</li>
        ))}
      </ul>
    );
  });
}

function inline(text: string, links: Omit<Props, 'text'>): ReactNode[] {
  const { contacts, Link } = links;
  const known = Object.keys(contacts).map((contact) => contact.replace(/[^\w\s]/g, '\\$&'));
  const marks = new RegExp(
    `\\*\\*(.+?)\\*\\*|\\[([^\\]]+)\\]\\((\\/(?!\\/)[^)\\s]*|https?:[^)\\s]+)\\)|(${known.join('|')})`,
    'g',
  );
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, 0: found, 1: bold, 2: label, 3: target = '' } of text.matchAll(marks)) {
    parts.push(text.slice(end, index));
    parts.push(
      bold ? (
        <strong key={index}>{inline(bold, links)}</strong>
      ) : label ? (
        <Link key={index} to={target}>
          {label}
        </Link>
      ) : (
        <a key={index} href={contacts[found]}>
          {found}
        </a>
      ),
    );
    end = index + found.length;
  }
  return [...parts, <Fragment key="end">{text.slice(end)}</Fragment>];
}
