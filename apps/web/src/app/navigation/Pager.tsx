import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Arrow } from '../../ui/ActionButton.tsx';
import { PageLink } from './PageLink.tsx';
import classes from './Pager.module.css';

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

/** Links to the pages of a list, drawn as stations of a line. */
export function Pager({ page, pages, hrefOf }: Props) {
  useScrollToTop(page);
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className={classes.pager}>
      <Step to={page > 1 ? hrefOf(page - 1) : undefined} rel="prev" />
      <ol className={classes.pages}>
        {visiblePages(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === undefined ? (
              <span className={classes.gap} aria-hidden>
                …
              </span>
            ) : (
              <PageLink
                to={hrefOf(number)}
                className={classes.page}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
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

/** The first page, the last page and the neighbours of this one; undefined marks a gap. */
export function visiblePages(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [undefined, number] : [number];
  });
}

// The shell scrolls when the path changes; the pages of a list differ only in their query.
function useScrollToTop(page: number) {
  const shown = useRef(page);
  const isTraversal = useNavigationType() === 'POP';
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // After Back and Forward the shell restores the scroll position.
    if (!isTraversal) window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [page, isTraversal]);
}
