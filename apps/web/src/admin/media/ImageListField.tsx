import { Button, Input } from '@mantine/core';
import { url } from '@site/schema/fields';
import type { MediaItem } from '@site/schema/media';
import { type ReactNode, useId, useState } from 'react';
import { httpImageHint } from '../form/fields/http-image-hint.ts';
import { type RowControls, Rows } from '../form/fields/Rows.tsx';
import { fullButton, fullInput, onEnter } from '../form/fields/StringListField.tsx';
import { useListRows } from '../form/fields/use-list-rows.ts';
import { usePendingUpload } from '../form/form-scope.ts';
import { AltQuestion } from './AltQuestion.tsx';
import { useShownPicture } from './ImageField.tsx';
import classes from './ImageListField.module.css';
import { MediaPicker } from './MediaPicker.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { UploadButton } from './upload/UploadButton.tsx';
import { UploadList } from './upload/UploadList.tsx';
import { useFileDrop } from './upload/use-file-drop.ts';
import { useUploads } from './upload/use-uploads.ts';

type Props = {
  label: string;
  max: number;
  value?: readonly string[];
  error?: ReactNode;
  'data-field': string;
  onChange?: (addresses: string[]) => void;
};

export const nameOf = (index: number) => `Image ${index + 1}`;

/** A list of pictures with a row for each. Uploading, choosing, typing or pasting addresses adds rows. */
export function ImageListField({ label, max, value = [], error, onChange, ...attributes }: Props) {
  const list = useListRows({ separators: 'addresses', isUnique: true, value, onChange });
  const [isPicking, setPicking] = useState(false);
  const { uploads, question, ask } = useListUploads((item) => list.append([item.url]));
  const { isOver, dropTarget } = useFileDrop(uploads.add);
  const id = useId();
  const isFull = list.typed === '' && list.rows.length >= max;
  // The form only reports that the list is invalid; validating each row finds the invalid ones.
  const problems = error ? [...list.rows.map(({ text }) => text), list.typed].map(problemOf) : [];

  return (
    <>
      <div {...dropTarget} {...attributes} className={classes.target} data-over={isOver || undefined}>
        <Input.Wrapper
          id={id}
          label={label}
          description={httpImageHint(...value) ?? `At most ${max} pictures`}
          error={nameProblems(problems) || error}
          inputWrapperOrder={['label', 'description', 'error', 'input']}
        >
          <div className={classes.list}>
            <Rows
              label={label}
              itemName="Image"
              items={list.rows}
              nameOf={nameOf}
              onChange={(moved) => list.change(moved)}
              onRemove={(index) => list.change(list.rows.toSpliced(index, 1))}
              focusAfterLast={`[id="${id}"]`}
              renderRow={(row, index, controls) => (
                <ImageRow
                  name={nameOf(index)}
                  text={row.text}
                  problem={problems[index]}
                  controls={controls}
                  onChange={(text) => list.change(list.rows.with(index, { ...row, text }))}
                  onBlur={list.tidy}
                  onEnter={() => document.getElementById(id)?.focus()}
                />
              )}
            />
            <div className={classes.adding}>
              <Input
                id={id}
                flex={1}
                placeholder="https://… or drop it here"
                value={list.typed}
                error={Boolean(problems[list.rows.length])}
                data-invalid={problems[list.rows.length] ? true : undefined}
                onChange={({ currentTarget }) => list.onType(currentTarget.value)}
                onPaste={isFull ? undefined : list.onPaste}
                onKeyDown={onEnter(list.addTyped)}
                {...(isFull && fullInput)}
              />
              <Button variant="default" onClick={list.addTyped} {...(isFull && fullButton)} aria-label="Add image">
                Add
              </Button>
            </div>
            <Buttons label={label} isFull={isFull} onFiles={uploads.add} onPick={() => setPicking(true)} />
            <p role="status" className={classes.refused}>
              {noticeOf(list.refused, isFull)}
            </p>
          </div>
        </Input.Wrapper>
        <UploadList {...uploads} />
        {question}
      </div>
      {/* Outside the drop target: the events of a dialog reach the parents of its component. */}
      {isPicking && (
        <MediaPicker
          max={Math.max(1, max - list.rows.length)}
          onClose={() => setPicking(false)}
          onPick={(items) => {
            setPicking(false);
            list.append(items.map((item) => item.url));
            ask(items);
          }}
        />
      )}
    </>
  );
}

/** Uploads, and asks for the alternative text of each picture that has none. */
export function useListUploads(onUploaded: (item: MediaItem) => void) {
  const [questions, setQuestions] = useState<readonly MediaItem[]>([]);
  const ask = (items: readonly MediaItem[]) =>
    setQuestions((all) => {
      const asked = new Set(all.map(({ id }) => id));
      return [...all, ...items.filter(({ id, alt }) => !alt && !asked.has(id))];
    });
  const uploads = useUploads({
    kind: 'picture',
    onUploaded(item) {
      onUploaded(item);
      ask([item]);
    },
  });
  usePendingUpload(uploads.isBusy);
  const [item] = questions;
  const next = () => setQuestions(questions.slice(1));
  return {
    uploads,
    ask,
    question: item && (
      <AltQuestion key={item.id} item={item} name={item.name} hasThumbnail onDone={next} onStored={next} />
    ),
  };
}

type ButtonsProps = { label: string; isFull: boolean; onFiles: (files: File[]) => void; onPick: () => void };

export function Buttons({ label, isFull, onFiles, onPick }: ButtonsProps) {
  const button = { size: 'xs', variant: 'default', disabled: isFull } as const;
  return (
    <div className={classes.buttons}>
      <UploadButton {...button} multiple kind="picture" aria-label={`Upload: ${label}`} onFiles={onFiles}>
        Upload
      </UploadButton>
      <Button {...button} aria-label={`Choose from library: ${label}`} onClick={onPick}>
        Choose from library
      </Button>
    </div>
  );
}

function noticeOf(refused: string | undefined, isFull: boolean) {
  if (isFull) return 'The list is full: remove a picture to add another';
  return refused && `"${refused}" is in the list already`;
}

const imageUrl = url('image URL');

const problemOf = (text: string) =>
  text.trim() === '' ? undefined : imageUrl.safeParse(text.trim()).error?.issues[0]?.message;

const nameProblems = (problems: ReturnType<typeof problemOf>[]) =>
  problems.flatMap((problem, index) => (problem ? `${nameOf(index)}: ${problem}` : [])).join('. ');

type RowProps = {
  name: string;
  text: string;
  problem: string | undefined;
  controls: RowControls;
  onChange: (text: string) => void;
  onBlur: () => void;
  onEnter: () => void;
};

function ImageRow({ name, text, problem, controls: { handle, buttons }, ...props }: RowProps) {
  const { shown, isBroken, onBroken } = useShownPicture(text);
  return (
    <div className={classes.row}>
      {handle}
      <Thumbnail url={shown} size="small" onBroken={onBroken} />
      <Input.Wrapper
        className={classes.address}
        error={problem}
        description={isBroken && 'This picture cannot be shown'}
        inputWrapperOrder={['input', 'description', 'error']}
      >
        <Input
          aria-label={name}
          value={text}
          error={Boolean(problem)}
          data-invalid={problem ? true : undefined}
          onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
          onBlur={props.onBlur}
          onKeyDown={onEnter(props.onEnter)}
        />
      </Input.Wrapper>
      {buttons}
    </div>
  );
}
