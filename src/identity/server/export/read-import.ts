import { text } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { AppError } from '#platform/pure/errors.ts';
import { parseJson } from '#platform/pure/parse-json.ts';
import { BlobReader } from '#platform/server/zip/blob-reader.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { recordSecurityEvent } from '../record-event.ts';
import type { AccountImportReport, OpenedExport } from './member-data-module.ts';
import { isRendered } from './rendered-paths.ts';
import { FORMAT, MANIFEST, VERSION } from './write-export.ts';

/** Limits the files that are read. Rendered files don't count, as they are skipped. */
const MAX_FILES = 20_000;
const MAX_ENTRIES = 60_000;
/** Limits the directory entry of a file, which is kept in memory; in our exports it is little more than the name. */
const MAX_HEADER_LENGTH = 2048;
const MAX_DATA_BYTES = 8 * 1024 * 1024;

/** Imports an export of this or another instance. Unreadable parts are left out and reported as warnings. */
export async function importAccount(ctx: IdentityCtx, file: Blob): Promise<AccountImportReport> {
  const { uid } = requireMember(ctx.actor);
  const source = await openExport(file);
  const manifest = (await source.data(MANIFEST)) as { format?: unknown; version?: unknown } | undefined;
  if (manifest?.format !== FORMAT || manifest.version !== VERSION) throw invalidExportError();
  const report: AccountImportReport = { imported: [], warnings: [] };
  for (const memberData of ctx.identity.memberDataModules) {
    const part = await memberData.restore?.(ctx, source);
    report.imported.push(...(part?.imported ?? []));
    report.warnings.push(...(part?.warnings ?? []));
  }
  await ctx.db.asSystem('record an import in the audit log', async (tx) =>
    recordSecurityEvent(ctx, tx, uid, { action: 'data-imported' }),
  );
  return report;
}

/**
 * Opens a ZIP without unpacking it. Names of entries are never used as file paths, and entries are unpacked only on
 * demand.
 */
async function openExport(file: Blob): Promise<OpenedExport> {
  const zip = await open(file);
  const entries = new Map<string, Entry>();
  if (zip.entryCount > MAX_ENTRIES) throw invalidExportError();
  try {
    for await (const entry of zip.eachEntry()) {
      if (isRendered(entry.fileName)) continue;
      if (entries.size >= MAX_FILES || headerLengthOf(entry) > MAX_HEADER_LENGTH) throw invalidExportError();
      entries.set(entry.fileName, entry);
    }
  } catch (cause) {
    throw invalidExportError(cause);
  }
  const stream = async (path: string) => {
    const entry = entries.get(path);
    if (!entry) throw invalidExportError();
    return zip.openReadStreamPromise(entry);
  };
  return {
    paths: [...entries.keys()],
    newIds: new Map(),
    open: stream,
    data: async (path) => {
      const entry = entries.get(path);
      // Unpacking stops at the size that the ZIP declares, so that a small file can't expand without limit.
      if (!entry || entry.uncompressedSize > MAX_DATA_BYTES) return undefined;
      try {
        return parseJson(await text(await stream(path)));
      } catch {
        return undefined;
      }
    },
  };
}

const headerLengthOf = ({ fileNameLength, extraFieldLength, fileCommentLength }: Entry) =>
  fileNameLength + extraFieldLength + fileCommentLength;

function open(file: Blob) {
  return new Promise<ZipFile>((resolve, reject) => {
    yauzl.fromRandomAccessReader(
      new BlobReader(file),
      file.size,
      { lazyEntries: true, validateEntrySizes: true, autoClose: false },
      (error, zip) => (zip ? resolve(zip) : reject(invalidExportError(error))),
    );
  });
}

const invalidExportError = (cause?: unknown) =>
  new AppError('BAD_REQUEST', { text: { word: 'notAnExport' }, ...(cause === undefined ? {} : { cause }) });
