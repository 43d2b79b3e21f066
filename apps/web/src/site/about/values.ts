/** The agency's promises. A client can check each of them. */
export const values = [
  {
    title: 'The price comes first',
    text: 'You get one figure for a written list of work. When the list grows, the price of the addition is agreed before anyone starts on it.',
  },
  {
    title: 'Bad news on the day',
    text: 'If a date moves, you hear it from us on the day we know, with the reason and the new date. Not in the week before launch.',
  },
  {
    title: 'Your keys, from the start',
    text: 'Domain, code, ad accounts and analytics are opened in your name. Leaving us takes a letter and an afternoon.',
  },
  {
    title: 'We say no',
    text: 'To bought reviews and followers, to dark patterns, and to work you do not need. It has cost us projects. It keeps clients.',
  },
] as const;
