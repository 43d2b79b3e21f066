import { RichTextEditor } from '@mantine/tiptap';
import type { Icon } from '@tabler/icons-react';
import classes from './RichTextField.module.css';

type Props = {
  name: string;
  /** Shown in place of the name. */
  icon?: Icon | undefined;
  /** The visible label in narrow toolbars; `name` stays the accessible name. */
  shortName?: string;
  onClick: () => void;
};

/** A toolbar button with text instead of an icon. */
export function TextControl({ name, icon: Icon, shortName = name, onClick }: Props) {
  return (
    <RichTextEditor.Control aria-label={name} title={name} onClick={onClick}>
      {Icon ? <Icon size={16} stroke={1.5} aria-hidden /> : <span className={classes.controlText}>{shortName}</span>}
    </RichTextEditor.Control>
  );
}
