import { Button, Group } from '@mantine/core';
import type { ReplyTemplate } from '@site/schema/reply-template';
import { useState } from 'react';
import { runWithToast } from '../../run-with-toast.ts';
import { ItemList, ListItem } from '../../screen/ItemList.tsx';
import { QueryStatus } from '../../screen/QueryStatus.tsx';
import { trpc, unbatched } from '../../trpc-react.ts';
import { SettingsBlock } from '../SettingsBlock.tsx';
import { channelLabels } from './channel-labels.ts';
import { ReplyTemplateForm } from './ReplyTemplateForm.tsx';

/** The texts with which answers to leads begin. */
export function ReplyTemplateSettings() {
  const query = trpc.replyTemplate.list.useQuery(undefined, { staleTime: 0, ...unbatched });
  const [edited, setEdited] = useState<{ template?: ReplyTemplate }>();
  return (
    <SettingsBlock
      id="reply-templates"
      text="Texts with which you begin an answer to a contact or a call. You can change each before it is sent."
    >
      <Group>
        <Button variant="default" onClick={() => setEdited({})}>
          Add template
        </Button>
      </Group>
      <QueryStatus query={query} loading="Loading the templates..." failure="Failed to fetch the templates" />
      {query.data && (
        <ItemList>
          {query.data.map((template) => (
            <TemplateItem key={template.id} template={template} onEdit={() => setEdited({ template })} />
          ))}
        </ItemList>
      )}
      {edited && <ReplyTemplateForm template={edited.template} onClose={() => setEdited(undefined)} />}
    </SettingsBlock>
  );
}

const states = { default: '', own: '', changed: ', changed', deleted: ', deleted' };

function TemplateItem({ template, onEdit }: { template: ReplyTemplate; onEdit: () => void }) {
  const replacement = trpc.replyTemplate.replace.useMutation();
  const removal = trpc.replyTemplate.remove.useMutation();
  const reset = trpc.replyTemplate.reset.useMutation();
  const { replyTemplate } = trpc.useUtils();
  const { id, channel, name, state } = template;
  const title = `${name} (${channelLabels[channel].toLowerCase()})`;
  const refresh = () => replyTemplate.invalidate();

  const undo = () =>
    void runWithToast(() => (state === 'default' ? reset.mutateAsync({ id }) : replacement.mutateAsync(template)), {
      success: 'Undone',
      refresh,
    });
  const restore = () =>
    runWithToast(() => reset.mutateAsync({ id }), {
      success: 'The default is back',
      ...(state === 'changed' && { undo }),
      refresh,
    });
  const remove = () => runWithToast(() => removal.mutateAsync({ id }), { success: 'Template deleted', undo, refresh });

  return (
    <ListItem title={name} details={`${channelLabels[channel]}${states[state]}`}>
      {state !== 'deleted' && (
        <Button size="xs" variant="default" aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </Button>
      )}
      {(state === 'changed' || state === 'deleted') && (
        <Button size="xs" variant="subtle" aria-label={`Restore ${title}`} onClick={() => void restore()}>
          {state === 'deleted' ? 'Restore' : 'Restore default'}
        </Button>
      )}
      {state !== 'deleted' && (
        <Button size="xs" variant="subtle" aria-label={`Delete ${title}`} onClick={() => void remove()}>
          Delete
        </Button>
      )}
    </ListItem>
  );
}
