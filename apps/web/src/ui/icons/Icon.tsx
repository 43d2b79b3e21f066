import { useEffect } from 'react';
import type { IconName } from './icon-names.ts';
import { icons, loadMissingSymbol, symbolId } from './sprite.ts';

type Props = { name: IconName; className?: string | undefined };

/** An icon drawn from a symbol in the page, so that no script has to contain its paths. */
export function Icon({ name, className }: Props) {
  useEffect(() => loadMissingSymbol(icons, name), [name]);
  return (
    <svg className={className} width={24} height={24} aria-hidden>
      <use href={`#${symbolId(icons, name)}`} />
    </svg>
  );
}
