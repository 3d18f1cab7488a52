import type { Readable } from 'node:stream';
import type { Tx } from '#platform/db/database.ts';

/** One file of an export: data, or bytes that are read when their turn comes. */
export type ExportFile = { path: string } & ({ data: unknown } | { open: () => Promise<Readable> });

/** What is found in an export that is brought in. */
export type ImportSource = {
  paths: readonly string[];
  /** The data of a JSON file; nothing if it is missing or is not JSON. */
  data(path: string): Promise<unknown>;
  open(path: string): Promise<Readable>;
  /** Which new id stands for which of the export, for those that could not be kept. */
  newIds: Map<string, string>;
};

/** What was brought in, in words of the file, and what was left out, as keys of the warnings' words. */
export type ImportReport = { imported: string[]; warnings: string[] };

/** What one domain adds to the export of a member, and how it brings it in again. Put together in `app/`. */
export type ExportPart<Ctx> = {
  /** The folder of its files. */
  folder: string;
  gather(tx: Tx, uid: string): Promise<ExportFile[]>;
  restore(ctx: Ctx, source: ImportSource): Promise<ImportReport>;
  /** Deletes what names the member elsewhere than in rows of their own, when the account is deleted. */
  forget?(tx: Tx, member: { uid: string; email: string }): Promise<void>;
  /** Puts a member’s new address in the place of the former one, where it stands in rows that are not the member’s own. */
  changeEmail?(tx: Tx, change: { from: string; to: string }): Promise<void>;
};
