/*
 * Finds settings that are valid but probably not intended. Each warning names the problem and the solution, and contains
 * no value of a variable, which may be a secret.
 */

type Environment = Record<string, string | undefined>;

/** `envFile` is the text of the file .env, and `names` are the variables that the server reads. */
export function configWarnings(env: Environment, envFile: string, names: readonly string[]): string[] {
  return [
    ...suspiciousLines(envFile),
    ...cutValues(envFile, names),
    ...misspeltNames(env, names),
    ...insecureSite(env),
  ];
}

/**
 * Warns about lines that are neither a variable nor a comment, and about unclosed quotes. A quoted value may span several
 * lines.
 */
function suspiciousLines(envFile: string): string[] {
  const quoted = /^([ \t]*(?:export\s+)?[^\s=#]+[ \t]*=)[ \t]*(["'`])[\s\S]*?\2/gm;
  const text = envFile.replace(quoted, (definition, start: string) => start + definition.replace(/[^\n]/g, ''));
  return text.split('\n').flatMap((line, index) => {
    const [, name] = /^\s*(?:export\s+)?([^\s=#]+)\s*=\s*["'`]/.exec(line) ?? [];
    if (name) {
      return `Line ${index + 1} of .env: the quote of ${name} is not closed; it was taken as part of the value.`;
    }
    if (/^\s*(#|$|(export\s+)?[^\s=]+\s*=)/.test(line)) return [];
    return `Line ${index + 1} of .env is ignored: write NAME=VALUE, or # before a comment.`;
  });
}

/** Values that `#` truncates, because it starts a comment in a value without quotes. */
function cutValues(envFile: string, names: readonly string[]): string[] {
  return envFile.split('\n').flatMap((line, index) => {
    const [, name = '', value = ''] = /^\s*(?:export\s+)?(\w+)\s*=(.*)$/.exec(line) ?? [];
    const isSecret = /PASSWORD|KEY/.test(name);
    const isCut = !/^\s*["'`]/.test(value) && (isSecret ? /#/ : /^#|\S#/).test(value);
    if (!isCut || !names.includes(name)) return [];
    const fix = name.endsWith('_URL')
      ? 'Write # in a password as %23.'
      : 'If it is part of the value, put the value in quotes.';
    return `Line ${index + 1} of .env: ${name} ends before the "#". ${fix}`;
  });
}

function misspeltNames(env: Environment, names: readonly string[]): string[] {
  return Object.keys(env)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const singular = name.toUpperCase().replace(/IES$/, 'Y');
      const intended = names.find((known) => isMisspelt(singular, known));
      return intended ? `The variable ${name} is ignored. Rename it if ${intended} was meant.` : [];
    });
}

function insecureSite({ PUBLIC_URL = '', TRUST_PROXY = '', SEED }: Environment): string[] {
  if (!PUBLIC_URL.startsWith('https://')) return [];
  return [
    ...(TRUST_PROXY.trim() === ''
      ? [
          'PUBLIC_URL is https, but TRUST_PROXY is empty, so all visitors behind a proxy share one rate limit. Set TRUST_PROXY to the address of the proxy.',
        ]
      : []),
    ...(SEED === 'none'
      ? []
      : ['PUBLIC_URL is https, and a new database gets the invented demo content. Set SEED=none for a real site.']),
  ];
}

/** Whether a name differs from a known one by one or two typing errors, or is its beginning, such as ADMIN_PASS. */
function isMisspelt(name: string, known: string): boolean {
  if (name.length >= 8 && known.startsWith(name)) return true;
  const tolerated = known.length < 8 ? 1 : 2;
  return Math.abs(name.length - known.length) <= tolerated && editDistance(name, known) <= tolerated;
}

/** The Damerau-Levenshtein distance: substitutions, insertions, deletions and transpositions of adjacent letters. */
function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row++) {
    const distances = [row];
    rows.push(distances);
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      distances.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isExchanged ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
