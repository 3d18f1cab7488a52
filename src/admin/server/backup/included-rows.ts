/**
 * Tables that only matter to the running instance: sessions, pending codes and links, rate limits and the instance's
 * identity. Backups leave them out, so that they contain nothing to sign in with; after a restore everyone signs in
 * again.
 */
const EPHEMERAL_TABLES: ReadonlySet<string> = new Set([
  'sessions',
  'verifications',
  'email_changes',
  'rate_limits',
  'instance_identity',
]);

/** Rules for the rows that a backup includes. */
export type RowRules = {
  /** Kinds of mail without codes or secret links. All others are left out, including those of other versions. */
  harmlessMail: readonly string[];
};

/** Reports whether a backup includes any rows of a table. */
export const isIncluded = (table: string) => !EPHEMERAL_TABLES.has(table);

/** Returns the SQL condition for the rows of a table that a backup includes. */
export function includedRowsCondition(table: string, { harmlessMail }: RowRules) {
  if (!isIncluded(table)) return 'false';
  return table === 'outbox' ? `template in (${harmlessMail.map(literal).join(', ')})` : 'true';
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
