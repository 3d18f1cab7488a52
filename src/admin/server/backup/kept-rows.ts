/**
 * Tables that matter to the running instance alone: who is signed in, codes and links that wait to be used, counters of
 * tries, which secret and folder are its own. A backup leaves them out, so that whoever reads it finds nothing to sign in with, and after a restore everybody
 * signs in again.
 */
const EPHEMERAL_TABLES: ReadonlySet<string> = new Set([
  'sessions',
  'verifications',
  'email_changes',
  'rate_limits',
  'instance_identity',
]);

/** Which rows belong in a backup. */
export type RowRules = {
  /** The kinds of mail that hold no code and no secret link. All others are left out, those of other versions too. */
  harmlessMail: readonly string[];
};

/** Whether a backup holds any row of a table. */
export const isKept = (table: string) => !EPHEMERAL_TABLES.has(table);

/** The SQL condition for the rows of a table that a backup holds. */
export function keptCondition(table: string, { harmlessMail }: RowRules) {
  if (!isKept(table)) return 'false';
  return table === 'outbox' ? `template in (${harmlessMail.map(literal).join(', ')})` : 'true';
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
