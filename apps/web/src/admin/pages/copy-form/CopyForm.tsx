import { schemes } from '@site/schema/contrast';
import { type CopySchema, describeCopy } from '@site/schema/copy-field';
import { type Copy, type CopyName, copyPages } from '@site/schema/copy-pages';
import { lineColorNames } from '@site/schema/palette';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { showToast } from '../../../ui/toast/toasts.ts';
import { Fold } from '../../form/Fold.tsx';
import type { EditForm } from '../../form/use-edit-form.ts';
import type { PageDraft } from '../page-draft.ts';
import { CopyFields } from './CopyFields.tsx';
import classes from './CopyForm.module.css';
import { findSimilar } from './color/readable-color.ts';
import { type CopyActions, CopyFormContext } from './copy-form-context.ts';
import { childOf, differs, isWithin, valueAt } from './copy-values.ts';

type Props = {
  name: CopyName;
  /** The texts with which the site began. */
  initial: Copy<CopyName>;
  edit: EditForm<PageDraft>;
  /** The path of the field that the URL opens; empty if it opens none. */
  wanted: string;
};

/** The path of the texts in the form, and in the server's errors. */
const ROOT = 'values';

/** The search result of the page. */
const SEARCH = 'search';

/** The texts of a page, with a part that opens and closes for each group. */
export function CopyForm({ name, initial, edit, wanted }: Props) {
  const { errors, values: draft } = edit.form;
  const actions = useCopyActions(edit);
  const form = useMemo(() => ({ errors, actions, wanted }), [errors, actions, wanted]);
  const fields = Object.entries<CopySchema>(copyPages[name].schema.shape);
  const groups = fields.flatMap(([key, field]) => {
    const described = describeCopy(field);
    return described.control === 'group' ? [{ key, ...described }] : [];
  });
  // The visible texts come first.
  groups.sort((one, other) => Number(one.key === SEARCH) - Number(other.key === SEARCH));
  const others = fields.filter(([key]) => !groups.some((group) => group.key === key));

  return (
    <CopyFormContext value={form}>
      {others.length > 0 && (
        <div className={classes.others}>
          <CopyFields fields={Object.fromEntries(others)} path={ROOT} value={draft.values} initial={initial} />
        </div>
      )}
      {groups.map(({ key, label, help, fields }, index) => {
        const path = `${ROOT}.${key}`;
        const [value, fallback] = [childOf(draft.values, key), childOf(initial, key)];
        return (
          <Fold
            key={key}
            title={label}
            note={differs(value, fallback) ? 'Changed' : ''}
            level={2}
            path={path}
            isInitiallyOpen={index === 0 || isWithin(wanted, path)}
            hasErrors={Object.keys(errors).some((one) => isWithin(one, path))}
          >
            {help && <p>{help}</p>}
            <CopyFields fields={fields} path={path} value={value} initial={fallback} />
            {name === 'look' && key === 'colors' && <SimilarColors colors={value as Copy<'look'>['colors']} />}
          </Fold>
        );
      })}
    </CopyFormContext>
  );
}

function useCopyActions({ form }: EditForm<PageDraft>): CopyActions {
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  return useMemo(() => {
    function change(path: string, value: unknown) {
      const { setFieldValue, setErrors, errors } = latest.current;
      setFieldValue(path as never, value as never);
      // Errors of items are indexed by their old positions when a list changes.
      const kept = Object.entries(errors).filter(([one]) => !isWithin(one, path));
      if (kept.length < Object.keys(errors).length) setErrors(Object.fromEntries(kept));
    }

    const valueNow = (path: string) => valueAt(latest.current.getValues(), path);

    return {
      change,
      restore(path, initial) {
        const before = valueNow(path);
        change(path, initial);
        showToast({
          title: 'Default restored',
          undo: () => change(path, before),
        });
      },
      remove(listPath, index, name) {
        const items = valueNow(listPath) as unknown[];
        const removed = items[index];
        change(
          listPath,
          items.filter((_, other) => other !== index),
        );
        const undo = () => change(listPath, (valueNow(listPath) as unknown[]).toSpliced(index, 0, removed));
        showToast({ title: `${name} removed`, undo });
      },
    };
  }, []);
}

/** Lists line colours that look alike. This is only a hint, because lines also have labels. */
function SimilarColors({ colors }: { colors: Copy<'look'>['colors'] }) {
  const sentences = schemes.flatMap((scheme) =>
    findSimilar(lineColorNames.map((name) => ({ name, color: colors[name][scheme] }))).map(
      ([one, other]) => `In the ${scheme} scheme, ${one} and ${other} look alike.`,
    ),
  );
  return (
    <p className={classes.help} role="status">
      {sentences.join(' ')}
    </p>
  );
}
