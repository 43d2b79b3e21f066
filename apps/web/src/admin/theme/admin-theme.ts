import type { MantineThemeOverride } from '@mantine/core';
import { theme } from '../../ui/theme/theme.ts';
import controls from './Controls.module.css';
import fields from './Fields.module.css';
import toasts from './Toasts.module.css';

/** The theme of the site with the components of the admin, which the site's pages must not load. */
export const adminTheme: MantineThemeOverride = {
  ...theme,
  components: {
    ActionIcon: { classNames: { root: controls.actionIcon } },
    Autocomplete: { classNames: { dropdown: controls.dropdown } },
    // The styles of narrow lists select it by this attribute.
    Badge: { classNames: { root: controls.badge }, defaultProps: { mod: 'badge' } },
    Button: { classNames: { root: controls.button, label: controls.buttonLabel }, defaultProps: { radius: 'xl' } },
    CloseButton: { classNames: { root: controls.closeButton } },
    Combobox: { classNames: { dropdown: controls.dropdown } },
    Drawer: { classNames: { content: controls.drawer } },
    Menu: { classNames: { dropdown: controls.menu, item: controls.menuItem } },
    Modal: { classNames: { title: controls.modalTitle, content: controls.modal } },
    Pagination: { classNames: { control: controls.pageNumber } },
    Popover: { classNames: { dropdown: controls.dropdown } },
    RichTextEditor: {
      classNames: { root: controls.editor, toolbar: controls.editorToolbar, control: controls.editorControl },
    },
    SegmentedControl: {
      classNames: {
        root: controls.segments,
        control: controls.segment,
        label: controls.segmentLabel,
        indicator: controls.segmentIndicator,
      },
    },
    Select: { classNames: { dropdown: controls.dropdown } },
    Tabs: { classNames: { tab: controls.tab } },

    Checkbox: {
      classNames: {
        body: fields.checkboxBody,
        input: fields.checkboxInput,
        icon: fields.checkboxIcon,
        label: fields.checkboxLabel,
        description: fields.checkboxDescription,
      },
    },
    CheckboxGroup: { classNames: { root: fields.checkboxGroup } },
    Input: { classNames: { wrapper: fields.wrapper, input: fields.input } },
    InputClearButton: { classNames: { root: fields.clearButton } },
    InputWrapper: { classNames: { label: fields.label, description: fields.description, error: fields.error } },
    NumberInput: { classNames: { wrapper: fields.number, controls: fields.steps, control: fields.step } },
    PasswordInput: { classNames: { input: fields.password, visibilityToggle: fields.visibilityToggle } },
    Switch: {
      classNames: {
        root: fields.switch,
        input: fields.switchInput,
        track: fields.switchTrack,
        thumb: fields.switchThumb,
        label: fields.switchLabel,
      },
      // Without an icon: position and fill show the state.
      defaultProps: { withThumbIndicator: false },
    },

    Notifications: { classNames: { root: toasts.notifications } },
  },
};
