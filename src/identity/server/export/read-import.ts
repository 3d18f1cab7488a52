import { text } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { AppError } from '#platform/errors.ts';
import { parseJson } from '#platform/parse-json.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { noteSafety } from '../note-deed.ts';
import { BlobReader } from './blob-reader.ts';
import type { ImportReport, ImportSource } from './part.ts';
import { FORMAT, MANIFEST, VERSION } from './write-export.ts';

const MOST_FILES = 20_000;
/** Limits the directory entry of a file, which is kept in memory; in our exports it is little more than the name. */
const LONGEST_HEAD = 2048;
const LARGEST_DATA = 8 * 1024 * 1024;

/** Imports an export of this or another instance. Unreadable parts are left out and reported as warnings. */
export async function importAccount(ctx: IdentityCtx, file: Blob): Promise<ImportReport> {
  const { uid } = requireMember(ctx.actor);
  const source = await openExport(file);
  const manifest = (await source.data(MANIFEST)) as { format?: unknown; version?: unknown } | undefined;
  if (manifest?.format !== FORMAT || manifest.version !== VERSION) throw notAnExport();
  const report: ImportReport = { imported: [], warnings: [] };
  for (const part of ctx.identity.exportParts) {
    const { imported, warnings } = await part.restore(ctx, source);
    report.imported.push(...imported);
    report.warnings.push(...warnings);
  }
  await ctx.db.asSystem('bring in what members may not set themselves', async (tx) =>
    noteSafety(ctx, tx, uid, { action: 'data-imported' }),
  );
  return report;
}

/**
 * Opens a ZIP without unpacking it. Names of entries are never used as file paths, and entries are unpacked only on
 * demand.
 */
async function openExport(file: Blob): Promise<ImportSource> {
  const zip = await open(file);
  const entries = new Map<string, Entry>();
  if (zip.entryCount > MOST_FILES) throw notAnExport();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= MOST_FILES || headOf(entry) > LONGEST_HEAD) throw notAnExport();
      entries.set(entry.fileName, entry);
    }
  } catch (cause) {
    throw notAnExport(cause);
  }
  const stream = async (path: string) => {
    const entry = entries.get(path);
    if (!entry) throw notAnExport();
    return zip.openReadStreamPromise(entry);
  };
  return {
    paths: [...entries.keys()],
    newIds: new Map(),
    open: stream,
    data: async (path) => {
      const entry = entries.get(path);
      // Unpacking stops at the size that the ZIP declares, so that a small file can't expand without limit.
      if (!entry || entry.uncompressedSize > LARGEST_DATA) return undefined;
      try {
        return parseJson(await text(await stream(path)));
      } catch {
        return undefined;
      }
    },
  };
}

const headOf = ({ fileNameLength, extraFieldLength, fileCommentLength }: Entry) =>
  fileNameLength + extraFieldLength + fileCommentLength;

function open(file: Blob) {
  return new Promise<ZipFile>((resolve, reject) => {
    yauzl.fromRandomAccessReader(
      new BlobReader(file),
      file.size,
      { lazyEntries: true, validateEntrySizes: true, autoClose: false },
      (error, zip) => (zip ? resolve(zip) : reject(notAnExport(error))),
    );
  });
}

const notAnExport = (cause?: unknown) =>
  new AppError('BAD_REQUEST', { text: { word: 'notAnExport' }, ...(cause === undefined ? {} : { cause }) });
