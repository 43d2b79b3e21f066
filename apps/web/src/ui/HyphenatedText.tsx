const HYPHENATED = /(\p{L}{1,8}-\p{L}{1,9}(?!\p{L}))/u;

/** A text whose short words with a hyphen, such as "E-commerce", are not broken. */
export const HyphenatedText = ({ text }: { text: string }) =>
  text.split(HYPHENATED).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );
