import { paths } from '@site/schema/paths';
import { definePage } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { LegalText } from './LegalText.tsx';
import { termsSections } from './terms-sections.tsx';

export const page = definePage({ Component: TermsPage });

function TermsPage() {
  const { brand } = useSite();
  return (
    <>
      <Seo
        title="Terms & Conditions"
        description={`The terms ${brand.name} works under: quotes, payment and GST, refunds within 7 days of service commencement, ownership, liability and Indian law.`}
        path={paths.terms}
      />
      <LegalText
        title="Terms & Conditions"
        lead="What we owe you and what you owe us, as plainly as a contract allows. A signed quote that says otherwise comes first."
        sections={termsSections}
      />
    </>
  );
}
