import { useMediaQuery } from '@mantine/hooks';
import { useSearchParams } from 'react-router-dom';
import { useDates } from '../../../app/use-dates.ts';
import { fromWidest } from '../../../ui/theme/breakpoints.ts';
import { useNow } from '../use-now.ts';
import { type CalendarView, calendarViews } from './calendar-days.ts';

const isDay = (value: string | null): value is string =>
  value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

const LAST_VIEW = 'adminCallsView';

/** The view of the calendar and its day are in the URL. Without them, the last chosen view is used. */
export function useCalendarState() {
  const [params, setParams] = useSearchParams();
  // The same width as in ListScreen.module.css.
  const hasRoom = useMediaQuery(fromWidest, undefined, { getInitialValueInEffect: false });
  const today = useDates().dayOf(useNow());
  const wanted = params.get('view') ?? localStorage.getItem(LAST_VIEW);
  const day = params.get('day');

  function change(part: { view?: CalendarView; day?: string }) {
    if (part.view) localStorage.setItem(LAST_VIEW, part.view);
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(part)) next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  return {
    view: calendarViews.find((view) => view === wanted) ?? (hasRoom ? 'day' : 'list'),
    day: isDay(day) ? day : today,
    today,
    change,
  };
}

export type CalendarState = ReturnType<typeof useCalendarState>;
