import { Tabs } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useLeadCounts } from '../leads/use-lead-counts.ts';
import { sectionPath } from '../screen/section-path.ts';
import classes from './SectionTabs.module.css';
import { type Section, sections } from './sections.ts';

/** The tabs of the admin, as links with a URL each. */
export function SectionTabs({ open }: { open: Section | undefined }) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const counts = useLeadCounts();

  // On narrow screens the tabs scroll sideways: scrolls to the open one, and again when counts have moved it.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 2;
  }, [open, counts]);

  function onClick(event: MouseEvent<HTMLAnchorElement>, path: string) {
    // With these keys the browser opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(path);
  }

  // The space bar activates tabs, but not links.
  function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  }

  return (
    <Tabs.List aria-label="Administration" ref={list}>
      {sections.map((section) => (
        <Tabs.Tab
          key={section.slug}
          value={section.slug}
          component="a"
          {...({
            href: sectionPath(section),
            onClick: (event: MouseEvent<HTMLAnchorElement>) => onClick(event, sectionPath(section)),
            onKeyDown,
          } as object)}
          data-line={section.line}
        >
          {section.label}
          {section.leads && <UnansweredCount count={counts?.unanswered[section.leads] ?? 0} />}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

function UnansweredCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> unanswered</VisuallyHidden>
    </span>
  );
}
