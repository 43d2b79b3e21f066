import { useEffect, useRef } from 'react';
import { Arrow } from '../../ui/ActionButton.tsx';
import { PageLink } from './PageLink.tsx';
import classes from './Pager.module.css';

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

/** The pages of a list as stops on the page's line, each with an address of its own. */
export function Pager({ page, pages, hrefOf }: Props) {
  useStartAtTop(page);
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className={classes.pager}>
      <Step to={page > 1 ? hrefOf(page - 1) : undefined} rel="prev" />
      <ol className={classes.stops}>
        {stopsOf(page, pages).map((stop, index) => (
          <li key={stop ?? `gap-${index}`}>
            {stop === undefined ? (
              <span className={classes.gap} aria-hidden>
                …
              </span>
            ) : (
              <PageLink
                to={hrefOf(stop)}
                className={classes.stop}
                aria-label={`Page ${stop}`}
                aria-current={stop === page ? 'page' : undefined}
              >
                {stop}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pages ? hrefOf(page + 1) : undefined} rel="next" />
    </nav>
  );
}

function Step({ to, rel }: { to: string | undefined; rel: 'prev' | 'next' }) {
  const label = rel === 'prev' ? 'Previous' : 'Next';
  if (!to) {
    return (
      <span className={classes.step} data-to={rel} data-none>
        <Arrow />
        {label}
      </span>
    );
  }
  return (
    <PageLink to={to} rel={rel} className={classes.step} data-to={rel}>
      <Arrow />
      {label}
    </PageLink>
  );
}

/** The first, the last and what lies around this page; undefined where some are left out. */
export function stopsOf(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((stop) => stop >= 1 && stop <= pages);
  const stops = [...new Set(near)].sort((a, b) => a - b);
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1] ?? stop - 1;
    if (stop - before === 2) return [stop - 1, stop];
    return stop - before > 2 ? [undefined, stop] : [stop];
  });
}

// The shell does this for another path; the pages of a list share theirs.
function useStartAtTop(page: number) {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [page]);
}
