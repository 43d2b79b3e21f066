import { paths } from '@site/schema/paths';
import { definePage } from '../../app/page.ts';
import { LegalText } from './LegalText.tsx';
import { termsSections } from './terms-sections.tsx';

export const page = definePage({
  Component: TermsPage,
  head: (_data, { site: { brand } }) => ({
    title: 'Terms & Conditions',
    description: `The terms ${brand.name} works under: quotes, payment and GST, refunds within 7 days of service commencement, ownership, liability and Indian law.`,
    path: paths.terms,
  }),
});

function TermsPage() {
  return (
    <LegalText
      title="Terms & Conditions"
      lead="What we owe you and what you owe us, as plainly as a contract allows. A signed quote that says otherwise comes first."
      sections={termsSections}
    />
  );
}
