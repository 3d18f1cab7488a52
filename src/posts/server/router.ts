import { implement } from '@orpc/server';
import { command } from '#platform/server/command.ts';
import {
  categoryCounts,
  deleteManyPermanently,
  type RecordsCtx,
  recordHandlers,
  recordVersionHandlers,
} from '#records/service.ts';
import { postsContract } from '../contract.ts';
import { importPosts } from './import/import-posts.ts';
import { previewImport } from './import/preview-import.ts';
import { postKind } from './post-kind.ts';

const os = implement(postsContract).$context<RecordsCtx>();
const records = { ...recordHandlers(postKind), ...recordVersionHandlers(postKind) };

export const postsRouter = os.router({
  list: os.list.handler(records.list),
  facets: os.facets.handler(records.facets),
  create: os.create.handler(records.create),
  read: os.read.handler(records.read),
  save: os.save.handler(records.save),
  remove: os.remove.handler(records.remove),
  removeForever: os.removeForever.handler(records.removeForever),
  restore: os.restore.handler(records.restore),
  duplicate: os.duplicate.handler(records.duplicate),
  move: os.move.handler(records.move),
  bulk: os.bulk.handler(records.bulk),
  series: os.series.handler(async ({ context }) => ({ items: await listSeries(context) })),
  versions: os.versions.handler(records.versions),
  readVersion: os.readVersion.handler(records.readVersion),
  restoreVersion: os.restoreVersion.handler(records.restoreVersion),
  previewImport: os.previewImport.handler(command(previewImport)),
  import: os.import.handler(({ context, input, signal }) => importPosts(context, input, { signal })),
  undoImport: os.undoImport.handler(({ context, input }) => deleteManyPermanently(context, postKind, input)),
});

/** Returns the series of the member's posts, by name. */
async function listSeries(ctx: RecordsCtx) {
  const counts = Object.entries(await categoryCounts(ctx, postKind));
  return counts
    .filter(([name]) => name !== '')
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => a.name.localeCompare(b.name, ctx.language));
}
