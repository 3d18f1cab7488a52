import type { Readable } from 'node:stream';
import type { Tx } from '#platform/server/db/database.ts';

/** A file of an export: JSON data, or a stream that is opened when it is written. */
export type ExportFile = { path: string } & ({ data: unknown } | { open: () => Promise<Readable> });

/** The content of an export that is being imported. */
export type ImportSource = {
  paths: readonly string[];
  /** Returns the content of a JSON file; undefined if it is missing or invalid. */
  data(path: string): Promise<unknown>;
  open(path: string): Promise<Readable>;
  /** Maps ids of the export to new ids, if they could not be kept. */
  newIds: Map<string, string>;
};

/** The result of an import: names of what was restored, and keys of the warnings for what was left out. */
export type AccountImportReport = { imported: string[]; warnings: string[] };

/** The contribution of one domain to a member's export, and its import. Assembled in `app/`. */
export type ExportModule<Ctx> = {
  /** The folder of its files in the archive. */
  folder: string;
  collect(tx: Tx, uid: string): Promise<ExportFile[]>;
  restore(ctx: Ctx, source: ImportSource): Promise<AccountImportReport>;
  /** Deletes mentions of the member outside of their own rows, when the account is deleted. */
  deleteMentions?(tx: Tx, member: { uid: string; email: string }): Promise<void>;
  /** Replaces the member's former email address by the new one, in rows that are not the member's own. */
  changeEmail?(tx: Tx, change: { from: string; to: string }): Promise<void>;
};
