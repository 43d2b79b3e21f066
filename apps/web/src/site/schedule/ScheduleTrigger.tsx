import { paths } from '@site/schema/paths';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsHidden, useNavigation } from '../../app/navigation/navigation.ts';
import { WAITS_FOR_HYDRATION } from '../../hydration/hydration-events.ts';
import { ActionButton, type ActionLook } from '../../ui/ActionButton.tsx';
import { useBookedToken } from './booked-in-tab.ts';
import { loadScheduleDialog } from './load-schedule-dialog.ts';
import { RequestedCall } from './RequestedCall.tsx';
import classes from './ScheduleTrigger.module.css';
import { scheduleDialog } from './schedule-dialog-state.ts';

type Props = { children?: ReactNode; look?: ActionLook; arrow?: boolean; small?: boolean };

/**
 * A button that opens the dialog, with a link to the call that was booked in this tab. Without JavaScript it leads to the
 * page with the same form. If that page is hidden, the agency takes no calls, and there is no button.
 */
export function ScheduleTrigger({ children, ...look }: Props) {
  const navigate = useNavigate();
  const { labels } = useNavigation();
  const isHidden = useIsHidden();
  const [isLoading, setLoading] = useState(false);
  const booked = useBookedToken();

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const button = event.currentTarget.querySelector('button') ?? undefined;
    // If the dialog cannot be loaded, the page with the same form replaces it.
    setLoading(true);
    loadScheduleDialog()
      .then(
        () => scheduleDialog.open(button),
        () => void navigate(paths.scheduleCall),
      )
      .finally(() => setLoading(false));
  }
  const preload = () => void loadScheduleDialog().catch(() => {});
  if (isHidden(paths.scheduleCall)) return null;
  return (
    <>
      <form
        {...{ [WAITS_FOR_HYDRATION]: '' }}
        action={paths.scheduleCall}
        className={classes.trigger}
        onSubmit={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <ActionButton
          type="submit"
          {...look}
          {...(booked && { look: 'outline' as const })}
          aria-busy={isLoading || undefined}
        >
          {children ?? labels.call}
        </ActionButton>
      </form>
      <RequestedCall {...look} />
    </>
  );
}
