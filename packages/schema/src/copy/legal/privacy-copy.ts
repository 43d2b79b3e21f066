import { legalCopy, listOf, paragraphs } from './legal-copy.ts';

export const privacyCopy = legalCopy({
  title: 'Privacy Policy',
  description:
    'What {name} learns about you when you visit or write to us, what your browser keeps, who sees it, and how to have it corrected or deleted.',
  blankDescription: 'How {name} uses personal data, and how to have it corrected or deleted.',
  keywords: 'privacy policy, personal data, data protection, cookies, {name}',
  lead: 'You can read this whole site without telling us who you are. We know about you what you write to us, and little else.',
  blankLead: 'What we learn about you when you write to us, and what we do with it.',
  blankSections: [
    { title: 'Who we are', body: '{name}, {address}. We decide how the personal data described here is used.' },
    {
      title: 'What we collect, and why',
      body: paragraphs(
        'What you send us through the forms of this site: your name, your email address or phone number and your message. We use it to answer you and, if you become a client, to do the work and to invoice it.',
        'Your IP address is counted for a few minutes, so that nobody can flood the forms. This site sets no cookies.',
      ),
    },
    {
      title: 'Who else sees it, and how long we keep it',
      body: 'The companies that host this site and carry our mail process it on our instructions. We keep it until it no longer serves the purpose you wrote for, or as long as the law requires.',
    },
    {
      title: 'Your rights',
      body: 'Write to {email} to learn what we hold about you, to have it corrected or deleted, or to withdraw your consent.',
    },
    { title: 'Contact', body: '{name}, {address}. {reach}, or the form on the [contact page](/contact).' },
  ],
  sections: [
    {
      title: 'Who we are',
      body: paragraphs(
        '{name} (“we”) is a digital agency at {address}. We decide how the personal data described here is used, which makes us the data fiduciary under India’s Digital Personal Data Protection Act, 2023 (DPDP Act).',
        'This policy covers this website and the enquiries you send through it. Work that we do for a client, such as running their shop, is covered by the contract with that client.',
      ),
    },
    {
      title: 'What we collect',
      body: paragraphs(
        'Only what you send us, and what it takes to answer a request from your browser:',
        listOf(
          '**Contact and enquiry forms:** your name, email address and message, and, on the page of a service, which service you asked about.',
          '**Schedule a Call:** your name, phone number and email address, the day and time you prefer, and your company and message if you give them.',
          '**Your IP address:** counted for a few minutes, so that nobody can flood the forms or guess at passwords. Of an IPv6 address we count the network part alone.',
          '**Article views:** a number for each article. It is not linked to a reader.',
        ),
        'Our technical logs hold the page that was asked for, the time and the outcome. They hold no form contents, no email addresses and no passwords. We do not build profiles, and we ask for no sensitive data: please leave identity and bank numbers out of your message.',
      ),
    },
    {
      title: 'Why we use it',
      body: paragraphs(
        listOf(
          'To answer you, prepare a quote and hold the call you asked for.',
          'To carry out and invoice the work, if you become a client.',
          'To keep the site working and safe from abuse.',
          'To meet the duties that tax and other Indian laws put on us.',
        ),
        'For the first of these we rely on your consent, given by sending the form for that purpose. We send no newsletters, we do not sell or rent personal data, and no decision about you is made by a machine alone.',
      ),
    },
    {
      title: 'What your browser keeps',
      body: paragraphs(
        'This site sets **no cookies**. It uses your browser’s own storage for these things, none of which follows you to another site:',
        listOf(
          'whether you chose the light or the dark scheme;',
          'what you have typed into a form and not sent yet, so that a reload does not lose it;',
          'a form that you sent while offline, until the connection returns;',
          'the page on which this tab began and the one that linked to it, which we receive when you send a form;',
          'that the fonts were fetched, so that the next page begins in them;',
          'which articles were already counted as read in this tab;',
          'for our own administrator alone, the token of the session after a login.',
        ),
        'You can delete all of it in the settings of your browser. The site works without it.',
      ),
    },
    {
      title: 'Who else sees it',
      body: paragraphs(
        'Your enquiry is stored in our own database and sent by email to our office. The companies that host the server and carry our mail process it on our instructions. We disclose data beyond that only where Indian law obliges us to.',
        'Our pages load no analytics, advertising, fonts, maps or embedded content from other companies. A picture in an article or a project may be kept on another server, which then sees your browser’s request for it, as it would anywhere on the web.',
        'The chat button and the links to social networks and client sites are ordinary links. Nothing goes to those companies before you follow one; after that, their policies apply.',
      ),
    },
    {
      title: 'How long we keep it',
      body: paragraphs(
        'Enquiries and call requests: for as long as we are talking, and until you ask us to delete them or they no longer serve the purpose you wrote for. Contracts and invoices: for the years that tax law requires. Counted IP addresses: until the time window has passed, which is at most 15 minutes, and then they are deleted.',
        'Backups are overwritten in turn, so what was deleted leaves them a little later than the site itself.',
      ),
    },
    {
      title: 'How we protect it',
      body: paragraphs(
        'One administrator account can see enquiries. Its password is kept as a salted hash, its sessions end by themselves, and repeated wrong logins are stopped. A strict content policy keeps foreign scripts off our pages.',
        'No system is beyond failure. If a breach touches your data, we tell you and the Data Protection Board of India without delay, as the law requires.',
      ),
    },
    {
      title: 'Your rights',
      body: paragraphs(
        'Under the DPDP Act you may, at no cost:',
        listOf(
          'ask what data we hold about you and with whom we shared it;',
          'have it corrected, completed or erased;',
          'withdraw your consent, as easily as you gave it;',
          'name someone to use these rights if you die or cannot act;',
          'complain to us, and after that to the Data Protection Board of India.',
        ),
        'Write to {email} from the address you used, or to “The Grievance Officer” at our postal address. We answer within 30 days, usually within a few.',
      ),
    },
    {
      title: 'Children',
      body: 'Our services are for businesses. No data is collected from children under 13. If you believe that a child has sent us personal data, write to {email} and we delete it. Anyone under 18 should ask a parent or guardian to write instead.',
    },
    {
      title: 'Changes and contact',
      body: paragraphs(
        'When this policy changes, the new text and its date appear on this page. If a change matters to data that you already gave us, we ask you first. The [Terms & Conditions](/terms) cover the work itself.',
        '{name}, {address}. {reach}, or the form on the [contact page](/contact).',
      ),
    },
  ],
});
