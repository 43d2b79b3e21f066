import { paths } from '@site/schema/paths';
import { definePage } from '../../app/page.ts';
import { LegalText } from './LegalText.tsx';
import { privacySections } from './privacy-sections.tsx';

export const page = definePage({
  Component: PrivacyPage,
  head: (_data, { site: { brand } }) => ({
    title: 'Privacy Policy',
    description: `What ${brand.name} learns about you when you visit or write to us, what your browser keeps, who sees it, and how to have it corrected or deleted.`,
    path: paths.privacyPolicy,
  }),
});

function PrivacyPage() {
  return (
    <LegalText
      title="Privacy Policy"
      lead="You can read this whole site without telling us who you are. We know about you what you write to us, and little else."
      sections={privacySections}
    />
  );
}
