import { Button, Input } from '@mantine/core';
import { categoryInput } from '@site/schema/category';
import { slugify } from '@site/schema/post';
import { type ReactNode, useState } from 'react';
import { findIssues } from '../../../app/form-issues.ts';
import { nearestLine } from '../../../ui/theme/nearest-line.ts';
import { describeError } from '../../error-messages.ts';
import { onEnter } from '../../form/fields/StringListField.tsx';
import { QueryStatus } from '../../screen/QueryStatus.tsx';
import { trpc } from '../../trpc-react.ts';
import classes from './CategoryField.module.css';
import { ManageCategories } from './ManageCategories.tsx';

type Props = { value?: readonly number[]; error?: ReactNode; onChange?: (ids: number[]) => void };

/** Chooses the categories of a post, and adds new ones. */
export function CategoryField({ value = [], error, onChange }: Props) {
  const [isManaging, setManaging] = useState(false);
  const query = trpc.category.listForAdmin.useQuery();
  const { data: categories = [] } = query;
  // In the order of the server, so that adding and removing a category leaves the form unchanged.
  const choose = (ids: readonly number[]) => onChange?.([...ids].sort((a, b) => a - b));
  const add = (id: number) => choose([...value.filter((other) => other !== id), id]);
  const remove = (id: number) => choose(value.filter((other) => other !== id));

  return (
    <fieldset className={classes.field} data-field="categoryIds">
      <legend className={classes.legend}>Categories</legend>
      <p className={classes.description}>Each has a page in the blog. Most posts need one or two</p>
      <QueryStatus query={query} loading="Loading categories..." failure="Failed to fetch categories" />
      {categories.length > 0 && (
        <div className={classes.options}>
          {categories.map(({ id, name, color }) => (
            <label key={id} className={classes.option} data-line={nearestLine(color, 'green')}>
              <input
                type="checkbox"
                checked={value.includes(id)}
                onChange={({ currentTarget: { checked } }) => (checked ? add(id) : remove(id))}
              />
              {name}
            </label>
          ))}
        </div>
      )}
      <NewCategory onAdded={add} />
      {error && <Input.Error>{error}</Input.Error>}
      <Button variant="subtle" size="xs" className={classes.manage ?? ''} onClick={() => setManaging(true)}>
        Manage categories
      </Button>
      {isManaging && <ManageCategories onDeleted={remove} onClose={() => setManaging(false)} />}
    </fieldset>
  );
}

/** Adds a category by its name, or selects the existing one. */
function NewCategory({ onAdded }: { onAdded: (id: number) => void }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [added, setAdded] = useState('');
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.category.create.useMutation();

  async function add() {
    const input = { name: name.trim(), slug: slugify(name) };
    if (input.name === '' || isPending) return;
    const known = utils.category.listForAdmin.getData()?.find((other) => isSameName(other.name, input.name));
    const [issue] = known ? [] : findIssues(categoryInput, input);
    if (issue) return setProblem(issue.path === 'slug' ? NO_ADDRESS : issue.message);
    try {
      const { id } = known ?? (await mutateAsync(input));
      await utils.category.invalidate();
      onAdded(id);
      setAdded(`${input.name} is ${known ? 'chosen' : 'added and chosen'}`);
      setName('');
      setProblem(undefined);
    } catch (error) {
      setProblem(describeError(error));
    }
  }

  return (
    <Input.Wrapper error={problem}>
      <div className={classes.adding}>
        <Input
          flex={1}
          aria-label="New category"
          placeholder="New category"
          value={name}
          error={problem !== undefined}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(undefined);
          }}
          onKeyDown={onEnter(() => void add())}
        />
        <Button variant="default" aria-label="Add category" aria-disabled={isPending} onClick={() => void add()}>
          Add
        </Button>
      </div>
      <p role="status" className={classes.added}>
        {added}
      </p>
    </Input.Wrapper>
  );
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const NO_ADDRESS = 'No address follows from this name. Add it under "Manage categories", where you can type one.';
