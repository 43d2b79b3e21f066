import { runWithToast } from '../../../run-with-toast.ts';
import { trpc } from '../../../trpc-react.ts';
import { useMailObstacle } from '../../use-mail-obstacle.ts';
import { useRefreshLeads, useRefreshMailedLead } from '../../use-refresh-leads.ts';
import type { LeadHistory } from '../timeline.ts';
import type { Draft } from './use-draft.ts';

/** Sends replies and stores notes about a lead. `onAnswered` is called after a reply. */
export function useAnswers(
  { kind, lead }: LeadHistory,
  { channel, subject, text, clear }: Draft,
  onAnswered: () => void,
) {
  const note = trpc.lead.addNote.useMutation();
  const reply = trpc.lead.reply.useMutation();
  const obstacle = useMailObstacle();
  const refresh = useRefreshLeads();
  const ref = { kind, id: lead.id };
  const refreshMailed = useRefreshMailedLead(ref);

  const keep = (kept: string) => async () => {
    await note.mutateAsync({ ...ref, text: kept });
    clear();
  };

  return {
    isSending: note.isPending || reply.isPending,

    sendReply() {
      const send = async () => {
        await reply.mutateAsync({ ...ref, subject, text });
        clear();
        onAnswered();
      };
      void runWithToast(send, {
        success: obstacle ? 'The reply waits for the mail server' : 'The reply is on its way',
        details: 'The history of the lead says when it was sent.',
        failure: 'Failed to send the reply',
        refresh: refreshMailed,
      });
    },

    addNote() {
      void runWithToast(keep(channel === 'phone' ? `By phone: ${text}` : text), {
        success: 'Note added',
        failure: 'Failed to add the note',
        refresh,
      });
    },

    /** WhatsApp does not report whether a message was sent, so the history records that the chat was opened. */
    keepWhatsAppMessage() {
      onAnswered();
      if (text.trim() === '') return;
      void runWithToast(keep(`WhatsApp was opened with this message:\n${text}`), {
        failure: 'Failed to keep the message in the history',
        refresh,
      });
    },
  };
}
