import { translatorOf } from '#platform/server/i18n/messages.ts';
import type { ZipEntry } from '#platform/server/zip-stream.ts';
import type { IdentityCtx } from '../context.ts';
import type { ExportFile } from './member-data-module.ts';
import { LEFT_OUT_NOTE } from './rendered-paths.ts';

/**
 * Yields the files of an export: the data, then the files that are rendered from it, then a note about those that could
 * not be rendered.
 */
export async function* exportFiles(
  ctx: IdentityCtx,
  uid: string,
  dataFiles: readonly ExportFile[],
): AsyncGenerator<ZipEntry> {
  for (const file of dataFiles) yield toZipEntry(file);
  const leftOut: string[] = [];
  const onLeftOut = (path: string, error: unknown) => {
    leftOut.push(path);
    ctx.log.warn({ err: error }, 'a file of an export could not be rendered');
  };
  for (const memberData of ctx.identity.memberDataModules) {
    for await (const { path, ...file } of memberData.render?.(ctx, uid, onLeftOut) ?? []) yield { ...file, name: path };
  }
  if (leftOut.length === 0) return;
  const intro = translatorOf(ctx.exchange.visit.language)('profile.data.notIncluded');
  yield { name: LEFT_OUT_NOTE, bytes: Buffer.from(`${[intro, '', ...leftOut].join('\n')}\n`), isCompressible: true };
}

const toZipEntry = (file: ExportFile): ZipEntry => ({
  name: file.path,
  isCompressible: true,
  ...('data' in file ? { bytes: asJson(file.data) } : { open: file.open }),
});

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
