import type { PreviewBanner as Banner, SubmittedForm } from '@site/api/public-types';
import { HONEYPOT } from '@site/schema/lead-form';
import type { Zone } from '@site/schema/zone';
import { ActionButton } from '../ui/ActionButton.tsx';
import { datesOf } from '../ui/format/day.ts';

/*
 * The banner above a preview. It is part of the server alone: its styles are in its HTML, so that other pages do not
 * load them.
 */

const css = `
.preview-banner{padding:14px var(--edge);border-bottom:var(--hairline);background:var(--raised);color:var(--ink);font:16px/1.5 var(--font-text)}
.preview-banner p{margin:0;overflow-wrap:anywhere}
.preview-banner summary{width:fit-content;margin-top:6px;font-weight:600;cursor:pointer}
.preview-banner form{display:grid;gap:12px;max-width:560px;margin-top:14px}
.preview-banner label{display:grid;gap:4px;font-weight:600}
.preview-banner fieldset{display:flex;flex-wrap:wrap;gap:8px 24px;margin:0;padding:0;border:0}
.preview-banner fieldset label{display:flex;align-items:center;gap:8px}
.preview-banner input[type=text],.preview-banner textarea{padding:10px 12px;border:var(--hairline);border-radius:0;background:var(--ground);color:var(--ink);font:inherit;font-weight:400}
.preview-banner [role=alert]{color:var(--signal);font-weight:600}
@media print{.preview-banner{display:none}}`;

type Props = { banner: Banner; zone: Zone; form: SubmittedForm | undefined };

export function PreviewBanner({ banner, zone, form }: Props) {
  const { formatMoment } = datesOf(zone);
  const { name, title, until, isSent } = banner;
  return (
    <aside className="preview-banner" aria-label="About this preview">
      <style>{css}</style>
      <p>
        <strong>
          Draft of the {name.toLowerCase()} “{title}”
        </strong>
        , shown until {formatMoment(until)}. Only people with this link see it.
      </p>
      {isSent && !form ? (
        <p role="status">Thank you. Your answer has been sent.</p>
      ) : (
        <details open={form !== undefined}>
          <summary>Approve it, or ask for a change</summary>
          <AnswerForm action={banner.action} form={form} />
        </details>
      )}
    </aside>
  );
}

function AnswerForm({ action, form }: { action: string; form: SubmittedForm | undefined }) {
  const { verdict, name, comment } = form?.values ?? {};
  return (
    <form method="post" action={action}>
      {form && <p role="alert">{form.issues[0]?.message ?? form.message}</p>}
      <label>
        Your name
        <input type="text" name="name" required minLength={2} maxLength={100} autoComplete="name" defaultValue={name} />
      </label>
      <fieldset aria-label="Your answer">
        <label>
          <input type="radio" name="verdict" value="approved" required defaultChecked={verdict === 'approved'} />
          Approve
        </label>
        <label>
          <input type="radio" name="verdict" value="changes" required defaultChecked={verdict === 'changes'} />
          Ask for a change
        </label>
      </fieldset>
      <label>
        Comment, required for a change
        <textarea name="comment" rows={4} maxLength={2000} defaultValue={comment} />
      </label>
      <div hidden>
        <label>
          Leave this empty
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <ActionButton type="submit" look="main">
          Send the answer
        </ActionButton>
      </div>
    </form>
  );
}
