import { Readable } from 'node:stream';
import { attachmentHeader } from '#platform/server/http/content-disposition.ts';
import { zipStream } from '#platform/server/zip-stream.ts';
import type { IdentityCtx } from '../context.ts';
import { EXPORTS } from '../limits.ts';
import { recordAndNotifyOwner } from '../step-up/notify-owner.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { exportFiles } from './export-files.ts';
import type { ExportFile } from './member-data-module.ts';

/** The file that identifies the format and version of the export, for later versions to read. */
export const MANIFEST = 'vitrine.json';
export const FORMAT = 'vitrine-export';
export const VERSION = 1;

/** Returns all data of the member as a ZIP, which is written while it is sent. */
export async function exportAccount(ctx: IdentityCtx) {
  const { db, clock, limits, settings, identity } = ctx;
  const { uid } = await requireStepUp(ctx);
  await limits.count(EXPORTS, uid);
  const exportedAt = clock.now();
  const dataFiles = await db.asSystem('export tables that members cannot read', async (tx) => {
    await recordAndNotifyOwner(ctx, tx, uid, 'data-exported');
    const all: ExportFile[] = [];
    // In sequence, because the parts share one connection.
    for (const memberData of identity.memberDataModules) all.push(...((await memberData.collect?.(tx, uid)) ?? []));
    return all;
  });
  const manifest = { format: FORMAT, version: VERSION, exportedAt: exportedAt.toISOString(), source: settings.APP_URL };
  const files = exportFiles(ctx, uid, [{ path: MANIFEST, data: manifest }, ...dataFiles]);
  const day = exportedAt.toISOString().slice(0, 10);
  return {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachmentHeader(`vitrine-${day}.zip`),
    },
    body: Readable.toWeb(zipStream(files, exportedAt)) as ReadableStream,
  };
}
