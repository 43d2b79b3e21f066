import type { Db } from '@site/db/tables';
import type { Config } from '../config.ts';

/**
 * The result of one check, in plain sentences for the operator and the owner. An environment variable is named at the
 * end of a sentence. They contain no secret and no text of a library.
 */
export type Check = {
  name: string;
  level: 'ok' | 'warning' | 'error';
  sentence: string;
  /** What to do, as an instruction: the command to run, or the setting to change. */
  fix?: string;
  /** Whether the owner can apply the fix in the admin, without access to the server. */
  isForOwner?: true;
};

export type Finding = Omit<Check, 'name'>;

/** Checks by their names. One that does not apply to this site returns undefined. */
export type Checks = Record<string, () => Finding | undefined | Promise<Finding | undefined>>;

/** The response of the health check through PUBLIC_URL, or why there is none, and what to do if the cause is clear. */
export type SiteAnswer = { response: Response; isHealthy: boolean } | { problem: string; fix?: string };

export type Sources = {
  config: Config;
  now: () => Date;
  /** The database, or why it cannot be used. */
  database: Db | { problem: string };
  /** Looks up TXT records. */
  resolveTxt: (name: string) => Promise<string[][]>;
  /** The response of PUBLIC_URL, which several checks share. */
  askSite: () => Promise<SiteAnswer>;
};

export const ok = (sentence: string): Finding => ({ level: 'ok', sentence });
export const warning = (sentence: string, fix: string): Finding => ({ level: 'warning', sentence, fix });
/** A warning about something that the owner can change in the administration. */
export const ownerWarning = (sentence: string, fix: string): Finding => ({
  ...warning(sentence, fix),
  isForOwner: true,
});
export const failure = (sentence: string, fix: string): Finding => ({ level: 'error', sentence, fix });

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? '';
