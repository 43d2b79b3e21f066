import { useEffect } from 'react';
import type { GlyphName } from './glyphs.ts';
import { bringGlyph, glyphId } from './sprite.ts';

type Props = { name: GlyphName; className?: string | undefined };

/** An icon whose drawing the page carries: its scripts carry none. */
export function Glyph({ name, className }: Props) {
  useEffect(() => bringGlyph(name), [name]);
  return (
    <svg className={className} width={24} height={24} aria-hidden>
      <use href={`#${glyphId(name)}`} />
    </svg>
  );
}
