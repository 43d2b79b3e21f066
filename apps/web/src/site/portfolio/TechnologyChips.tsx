import type { ReactNode } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TechnologyIcon } from './TechnologyIcon.tsx';

type Props = {
  technologies: readonly string[];
  className: string | undefined;
  /** List items after the technologies. */
  children?: ReactNode;
};

/** The technologies on the card of a project or case study. */
export function TechnologyChips({ technologies, className, children }: Props) {
  if (technologies.length === 0) return null;
  return (
    <>
      <VisuallyHidden>Technologies:</VisuallyHidden>
      <ul className={className}>
        {technologies.map((technology) => (
          <li key={technology}>
            <Chip>
              <TechnologyIcon technology={technology} />
              {technology}
            </Chip>
          </li>
        ))}
        {children}
      </ul>
    </>
  );
}
