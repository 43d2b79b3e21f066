import { useRef } from 'react';
import { honeypotOf } from './lead-values.ts';
import { renewSubmissionKey, submissionKey } from './submission-key.ts';

/** The data that a form sends besides its values. */
export function useSubmissionDetails(draft: string) {
  const firstInputAt = useRef<number>(undefined);
  return {
    noteInput() {
      firstInputAt.current ??= performance.now();
    },
    read(form: HTMLFormElement) {
      const since = firstInputAt.current;
      const fillSeconds = since === undefined ? null : (performance.now() - since) / 1000;
      const website = honeypotOf(new FormData(form));
      return { submissionKey: submissionKey(draft), fillSeconds, website };
    },
    /** Gives the next submission a new key. */
    reset() {
      firstInputAt.current = undefined;
      renewSubmissionKey(draft);
    },
  };
}
