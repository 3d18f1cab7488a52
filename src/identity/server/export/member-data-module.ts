import type { Readable } from 'node:stream';
import type { Tx } from '#platform/server/db/database.ts';
import type { AccountContent, AccountSummary } from '../../model/account-content.ts';

/** A file of an export: JSON data, or a stream that is opened when it is written. */
export type ExportFile = { path: string } & ({ data: unknown } | { open: () => Promise<Readable> });

/** A file of an export that is rendered from the data, for people and other programs. An import ignores it. */
export type RenderedFile = { path: string; bytes: Uint8Array; isCompressible: boolean };

/** Called with the path and the error of a file that could not be rendered and is left out. */
export type OnLeftOut = (path: string, error: unknown) => void;

/** An export that is being imported. Its paths are those in the archive. */
export type OpenedExport = {
  paths: readonly string[];
  /** Returns the content of a JSON file; undefined if it is missing or invalid. */
  data(path: string): Promise<unknown>;
  /** Opens any file. Throws an `AppError` if it is missing. */
  open(path: string): Promise<Readable>;
  /**
   * From an id in the export to the id here, for every image and record that exists here now; others were not restored.
   * Each module adds its own, for the modules after it.
   */
  newIds: Map<string, string>;
};

/** The result of an import: folders of which something was restored, and paths or fields of what was left out. */
export type AccountImportReport = { imported: string[]; warnings: string[] };

/** Numbers and addresses that one domain adds to the summary of an account. */
export type AccountSummaryPart = Partial<Omit<AccountSummary, 'counts'>> & {
  counts?: Partial<Record<AccountContent, number>>;
};

/**
 * The part of one domain in what concerns all data of a member: export, import, deletion and a change of the email
 * address. Assembled in `app/`.
 */
export type MemberDataModule<Ctx> = {
  /** Returns the files of an export. `tx` has the rights of the instance, so queries must select by `uid`. */
  collect?(tx: Tx, uid: string): Promise<ExportFile[]>;
  /**
   * Yields rendered files one at a time; the next is requested only after the previous was sent. A file that fails must
   * not end the export.
   */
  render?(ctx: Ctx, uid: string, onLeftOut: OnLeftOut): AsyncGenerator<RenderedFile>;
  /** Counts what is deleted with the account. `tx` has the rights of the instance, so queries must select by `uid`. */
  summarize?(ctx: Ctx, tx: Tx, uid: string): Promise<AccountSummaryPart>;
  /** Restores the files of an export, as the member. */
  restore?(ctx: Ctx, source: OpenedExport): Promise<AccountImportReport>;
  /** Deletes mentions of the member outside of their own rows, when the account is deleted. */
  deleteMentions?(tx: Tx, member: { uid: string; email: string }): Promise<void>;
  /** Replaces the member's former email address by the new one, in rows that are not the member's own. */
  changeEmail?(tx: Tx, change: { from: string; to: string }): Promise<void>;
};
