import type { BookableDay } from '@site/schema/booking';
import { useRef, useState } from 'react';
import { loadApi } from '../../../app/load-api.ts';
import type { KnownDays } from './free-days.ts';

const FRESH_MS = 60_000;

export type Availability = {
  known: KnownDays;
  /** Requests the month of a day, unless it was requested within the last minute. */
  load: (day: string, isOutdated?: boolean) => void;
};

/**
 * The availability of days, requested by month. Without a response every day and slot can be picked, and the server
 * decides when the form is sent. `loaded` are the days in the data of the page.
 */
export function useAvailability(loaded: readonly BookableDay[] = []): Availability {
  const [known, setKnown] = useState<KnownDays>(() => new Map(loaded.map((day) => [day.day, day])));
  const loadedAt = useRef(new Map<string, number>());

  async function loadMonth(from: string) {
    const [year = 0, month = 0] = from.split('-').map(Number);
    const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
    try {
      const month = await (await loadApi()).booking.availability.query({ from, days });
      setKnown((before) => new Map([...before, ...month.map((day) => [day.day, day] as const)]));
    } catch {
      loadedAt.current.delete(from);
    }
  }

  function load(day: string, isOutdated = false) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return;
    const from = `${day.slice(0, 7)}-01`;
    const age = performance.now() - (loadedAt.current.get(from) ?? Number.NEGATIVE_INFINITY);
    if (age < FRESH_MS && !isOutdated) return;
    loadedAt.current.set(from, performance.now());
    void loadMonth(from);
  }

  return { known, load };
}
