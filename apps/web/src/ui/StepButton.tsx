import { Arrow } from './ActionButton.tsx';
import classes from './StepButton.module.css';

type Props = {
  /** Begins with "Previous" or "Next". */
  label: string;
  /** The id of the element that the button scrolls. */
  controls?: string;
  isLast: boolean;
  onPress: () => void;
};

/** Scrolls to the previous or the next item. Not `disabled` at the end, where it would lose the focus. */
export const StepButton = ({ label, controls, isLast, onPress }: Props) => (
  <button
    type="button"
    className={classes.step}
    aria-label={label}
    aria-controls={controls}
    aria-disabled={isLast || undefined}
    onClick={onPress}
  >
    <Arrow />
  </button>
);
