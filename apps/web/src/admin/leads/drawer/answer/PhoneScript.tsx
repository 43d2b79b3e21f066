import { Button, Group, Select } from '@mantine/core';
import { phoneLink } from '@site/schema/contact-link';
import { useState } from 'react';
import classes from './PhoneScript.module.css';
import { fitting, phoneTemplates, type TemplateFacts } from './reply-templates.ts';

type Props = { facts: TemplateFacts; phone: string; onCall: () => void };

/** The link that calls a person, and talking points for the call. */
export function PhoneScript({ facts, phone, onCall }: Props) {
  const templates = fitting(phoneTemplates, facts);
  const [name, setName] = useState(templates[0]?.name ?? null);
  const points = templates.find((one) => one.name === name)?.content(facts) ?? [];
  return (
    <>
      <Group gap={12}>
        <Button component="a" href={phoneLink(phone)} onClick={onCall}>
          {`Call ${phone}`}
        </Button>
        <Select
          aria-label="Talking points"
          data={templates.map((one) => one.name)}
          value={name}
          allowDeselect={false}
          onChange={setName}
          flex="1 1 160px"
        />
      </Group>
      <ol className={classes.points} aria-label="Talking points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </>
  );
}
