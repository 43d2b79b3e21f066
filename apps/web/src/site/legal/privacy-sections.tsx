import { paths } from '@site/schema/paths';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { AgencyAddress, AgencyName, ContactLines, MailLink } from './contact-lines.tsx';
import type { LegalSection } from './LegalText.tsx';

export const privacySections: readonly LegalSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    body: (
      <>
        <p>
          <AgencyName /> (“we”) is a digital agency at <AgencyAddress />. We decide how the personal data described here
          is used, which makes us the data fiduciary under India’s Digital Personal Data Protection Act, 2023 (DPDP
          Act).
        </p>
        <p>
          This policy covers this website and the enquiries you send through it. Work that we do for a client, such as
          running their shop, is covered by the contract with that client.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-collect',
    title: 'What we collect',
    body: (
      <>
        <p>Only what you send us, and what it takes to answer a request from your browser:</p>
        <ul>
          <li>
            <strong>Contact and enquiry forms:</strong> your name, email address and message, and, on the page of a
            service, which service you asked about.
          </li>
          <li>
            <strong>Schedule a Call:</strong> your name, phone number and email address, the day and time you prefer,
            and your company and message if you give them.
          </li>
          <li>
            <strong>Your IP address:</strong> counted for a few minutes, so that nobody can flood the forms or guess at
            passwords. Of an IPv6 address we count the network part alone.
          </li>
          <li>
            <strong>Article views:</strong> a number for each article. It is not linked to a reader.
          </li>
        </ul>
        <p>
          Our technical logs hold the page that was asked for, the time and the outcome. They hold no form contents, no
          email addresses and no passwords. We do not build profiles, and we ask for no sensitive data: please leave
          identity and bank numbers out of your message.
        </p>
      </>
    ),
  },
  {
    id: 'why-we-use-it',
    title: 'Why we use it',
    body: (
      <>
        <ul>
          <li>To answer you, prepare a quote and hold the call you asked for.</li>
          <li>To carry out and invoice the work, if you become a client.</li>
          <li>To keep the site working and safe from abuse.</li>
          <li>To meet the duties that tax and other Indian laws put on us.</li>
        </ul>
        <p>
          For the first of these we rely on your consent, given by sending the form for that purpose. We send no
          newsletters, we do not sell or rent personal data, and no decision about you is made by a machine alone.
        </p>
      </>
    ),
  },
  {
    id: 'what-your-browser-keeps',
    title: 'What your browser keeps',
    body: (
      <>
        <p>
          This site sets <strong>no cookies</strong>. It uses your browser’s own storage for these things, none of which
          follows you to another site:
        </p>
        <ul>
          <li>whether you chose the light or the dark scheme;</li>
          <li>what you have typed into a form and not sent yet, so that a reload does not lose it;</li>
          <li>a form that you sent while offline, until the connection returns;</li>
          <li>
            the page on which this tab began and the one that linked to it, which we receive when you send a form;
          </li>
          <li>that the fonts were fetched, so that the next page begins in them;</li>
          <li>which articles were already counted as read in this tab;</li>
          <li>for our own administrator alone, the token of the session after a login.</li>
        </ul>
        <p>You can delete all of it in the settings of your browser. The site works without it.</p>
      </>
    ),
  },
  {
    id: 'who-else-sees-it',
    title: 'Who else sees it',
    body: (
      <>
        <p>
          Your enquiry is stored in our own database and sent by email to our office. The companies that host the server
          and carry our mail process it on our instructions. We disclose data beyond that only where Indian law obliges
          us to.
        </p>
        <p>
          Our pages load no analytics, advertising, fonts, maps or embedded content from other companies. A picture in
          an article or a project may be kept on another server, which then sees your browser’s request for it, as it
          would anywhere on the web.
        </p>
        <p>
          The chat button and the links to social networks and client sites are ordinary links. Nothing goes to those
          companies before you follow one; after that, their policies apply.
        </p>
      </>
    ),
  },
  {
    id: 'how-long-we-keep-it',
    title: 'How long we keep it',
    body: (
      <>
        <p>
          Enquiries and call requests: for as long as we are talking, and until you ask us to delete them or they no
          longer serve the purpose you wrote for. Contracts and invoices: for the years that tax law requires. Counted
          IP addresses: until the time window has passed, which is at most 15 minutes, and then they are deleted.
        </p>
        <p>Backups are overwritten in turn, so what was deleted leaves them a little later than the site itself.</p>
      </>
    ),
  },
  {
    id: 'how-we-protect-it',
    title: 'How we protect it',
    body: (
      <>
        <p>
          One administrator account can see enquiries. Its password is kept as a salted hash, its sessions end by
          themselves, and repeated wrong logins are stopped. A strict content policy keeps foreign scripts off our
          pages.
        </p>
        <p>
          No system is beyond failure. If a breach touches your data, we tell you and the Data Protection Board of India
          without delay, as the law requires.
        </p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <p>Under the DPDP Act you may, at no cost:</p>
        <ul>
          <li>ask what data we hold about you and with whom we shared it;</li>
          <li>have it corrected, completed or erased;</li>
          <li>withdraw your consent, as easily as you gave it;</li>
          <li>name someone to use these rights if you die or cannot act;</li>
          <li>complain to us, and after that to the Data Protection Board of India.</li>
        </ul>
        <p>
          Write to <MailLink /> from the address you used, or to “The Grievance Officer” at our postal address. We
          answer within 30 days, usually within a few.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Our services are for businesses. No data is collected from children under 13. If you believe that a child has
        sent us personal data, write to <MailLink /> and we delete it. Anyone under 18 should ask a parent or guardian
        to write instead.
      </p>
    ),
  },
  {
    id: 'changes-and-contact',
    title: 'Changes and contact',
    body: (
      <>
        <p>
          When this policy changes, the new text and its date appear on this page. If a change matters to data that you
          already gave us, we ask you first. The <PageLink to={paths.terms}>Terms & Conditions</PageLink> cover the work
          itself.
        </p>
        <ContactLines />
      </>
    ),
  },
];
