import { Button, Group, Select } from '@mantine/core';
import { phoneLink } from '@site/schema/contact-link';
import { useState } from 'react';
import classes from './PhoneScript.module.css';
import { type TemplateFacts, useTemplates } from './reply-templates.ts';

type Props = { facts: TemplateFacts; phone: string; onCall: () => void };

/** The link that calls a person, and talking points for the call. */
export function PhoneScript({ facts, phone, onCall }: Props) {
  const templates = useTemplates('phone', facts);
  const [chosen, setChosen] = useState<string | null>(null);
  const template = templates.find(({ id }) => id === chosen) ?? templates[0];
  const points = template?.text.split('\n').filter((line) => line.trim()) ?? [];
  return (
    <>
      <Group gap={12}>
        <Button component="a" href={phoneLink(phone)} onClick={onCall}>
          {`Call ${phone}`}
        </Button>
        <Select
          aria-label="Talking points"
          data={templates.map(({ id, name }) => ({ value: id, label: name }))}
          value={template?.id ?? null}
          allowDeselect={false}
          onChange={setChosen}
          flex="1 1 160px"
        />
      </Group>
      <ol className={classes.points} aria-label="Talking points">
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ol>
    </>
  );
}
