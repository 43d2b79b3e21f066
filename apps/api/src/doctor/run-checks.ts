import { Resolver } from 'node:dns/promises';
import type { Config } from '../config.ts';
import { explainFailure } from '../explain-failure.ts';
import { addressChecks } from './address-checks.ts';
import { askSite } from './ask-site.ts';
import { backupChecks } from './backup-checks.ts';
import { type Check, type Checks, codeOf, type Finding, failure, ownerWarning, type Sources } from './check.ts';
import { databaseChecks } from './database-checks.ts';
import { machineChecks } from './machine-checks.ts';
import { mailChecks } from './mail-checks.ts';

/** Less than the 30 seconds after which proxies commonly give up a request. */
const CHECK_MS = 15_000;

type Options = Omit<Sources, 'askSite' | 'resolveTxt'> & Partial<Pick<Sources, 'resolveTxt'>>;

/** Runs all checks at the same time. One that takes too long becomes a warning. */
export async function runChecks(options: Options, { checkMs = CHECK_MS } = {}): Promise<Check[]> {
  const resolver = new Resolver({ timeout: checkMs / 5, tries: 2 });
  // Ends before the checks that wait for it.
  const answer = askSite(options.config.publicUrl, checkMs * 0.8);
  const sources = { resolveTxt: (name: string) => resolver.resolveTxt(name), ...options, askSite: () => answer };
  const groups = [machineChecks, databaseChecks, addressChecks, mailChecks, backupChecks];
  const checks = groups.flatMap((group) => Object.entries(group(sources)));
  const results = checks.map(async ([name, check]) => {
    const finding = await runCheck(check, options.config, checkMs);
    return finding && { name, ...finding };
  });
  return (await Promise.all(results)).filter((result) => result !== undefined);
}

async function runCheck(check: Checks[string], config: Config, checkMs: number): Promise<Finding | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<Finding>();
  const timer = setTimeout(
    () => resolve(ownerWarning(`There was no result in ${checkMs / 1000} seconds.`, REPEAT)),
    checkMs,
  );
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    const explanation = explainFailure(error, config);
    if (explanation) return { level: 'error', sentence: explanation };
    const code = codeOf(error);
    return failure(`The check failed${code && ` (${code})`}.`, REPEAT);
  } finally {
    clearTimeout(timer);
  }
}

const REPEAT = 'Repeat the checks. If it happens again, the network, the disk or the database does not answer.';
