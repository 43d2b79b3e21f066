import { paths } from '@site/schema/paths';
import { definePage } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { LegalText } from './LegalText.tsx';
import { privacySections } from './privacy-sections.tsx';

export const page = definePage({ Component: PrivacyPage });

function PrivacyPage() {
  const { brand } = useSite();
  return (
    <>
      <Seo
        title="Privacy Policy"
        description={`What ${brand.name} learns about you when you visit or write to us, what your browser keeps, who sees it, and how to have it corrected or deleted.`}
        path={paths.privacyPolicy}
      />
      <LegalText
        title="Privacy Policy"
        lead="You can read this whole site without telling us who you are. We know about you what you write to us, and little else."
        sections={privacySections}
      />
    </>
  );
}
