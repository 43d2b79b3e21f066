import { Glyph } from './Glyph.tsx';
import { iconNameOf } from './icon-names.ts';

/** The icon of a service, whatever name it was stored under. */
export function ServiceIcon({ icon, className }: { icon: string; className?: string | undefined }) {
  return <Glyph name={iconNameOf(icon)} className={className} />;
}
