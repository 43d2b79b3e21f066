import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { articleLink } from '@site/schema/article-link';
import classes from './LinkTargetInput.module.css';
import { type LinkTarget, useLinkTargets } from './use-link-targets.ts';

type Props = {
  value: string;
  error?: unknown;
  onChange: (value: string) => void;
  onChoose: (target: LinkTarget) => void;
};

/** The z-index of the list, above the dialog that contains the input. */
const Z_INDEX = 310;

/** The URL of a link, typed or chosen from the pages of this site whose titles match the typed text. */
export function LinkTargetInput({ value, error, onChange, onChoose }: Props) {
  const { targets, isNothingFound } = useLinkTargets(value);
  // No suggestions while a URL is typed.
  const isUnknownTitle = isNothingFound && !articleLink.safeParse({ href: value }).success;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });

  function choose(path: string) {
    const target = targets.find((one) => one.path === path);
    if (target) onChoose(target);
    combobox.closeDropdown();
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose} zIndex={Z_INDEX}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          label="Address"
          description="Type a title to find a page of this site"
          placeholder="example.com, /contact or #prices"
          required
          role="combobox"
          autoComplete="off"
          data-autofocus
          value={value}
          error={error as string}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onBlur={() => combobox.closeDropdown()}
          // Enter without a selected option submits the URL; the list must not cover its error.
          onKeyDown={({ key }) => {
            if (key === 'Enter' && combobox.getSelectedOptionIndex() === -1) combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={targets.length === 0 && !isUnknownTitle}>
        <Combobox.Options aria-label="Pages of this site" className={classes.options}>
          {targets.map(({ kind, title, path }) => (
            <Combobox.Option key={path} value={path} className={classes.option}>
              <span className={classes.title}>{title}</span>
              <span className={classes.path}>
                {kind} · {path}
              </span>
            </Combobox.Option>
          ))}
          {isUnknownTitle && <Combobox.Empty className={classes.empty}>No page has this in its title</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
