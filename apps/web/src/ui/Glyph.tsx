import sprite from './glyphs.svg';
import type { GlyphName } from './glyphs.ts';

type Props = { name: GlyphName; className?: string | undefined };

/** An icon from the one sprite: the page's scripts carry no drawings. */
export function Glyph({ name, className }: Props) {
  return (
    <svg className={className} width={24} height={24} aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
