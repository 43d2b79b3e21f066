import { RichTextEditor } from '@mantine/tiptap';
import classes from './RichTextField.module.css';

/** A button of the toolbar with a text in place of an icon. */
export function TextControl({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <RichTextEditor.Control aria-label={name} title={name} onClick={onClick}>
      <span className={classes.controlText}>{name}</span>
    </RichTextEditor.Control>
  );
}
