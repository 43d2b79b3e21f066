import { isSent, type LeadFormName } from '@site/schema/lead-form';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSubmittedForm } from '../../app/submitted-form.ts';

/** Whether the form of a page was sent, by script or without JavaScript. `answer` is set by script only. */
export function useSent<Answer>(name: LeadFormName, page: string) {
  const submitted = useSubmittedForm();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<Answer>();
  const isSentPage = !submitted && isSent(new URLSearchParams(search), name);
  return {
    isSent: answer !== undefined || isSentPage,
    answer,
    setAnswer,
    showForm() {
      setAnswer(undefined);
      if (isSentPage) void navigate(page, { replace: true });
    },
  };
}

export type Sent<Answer> = ReturnType<typeof useSent<Answer>>;
