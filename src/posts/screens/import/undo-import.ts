import type { importApi } from './import-api.ts';

const BATCH_SIZE = 500;

type Api = Pick<typeof importApi, 'bulk' | 'removeForever'>;

/**
 * Permanently deletes imported posts, so that they don't keep their slugs from another import. `onDeleted` gets each id,
 * so that a failed undo can be repeated for the rest.
 */
export async function undoImport(api: Api, ids: readonly string[], onDeleted: (id: string) => void) {
  for (let start = 0; start < ids.length; start += BATCH_SIZE)
    await api.bulk.call({ ids: ids.slice(start, start + BATCH_SIZE), action: 'trash' });
  for (const id of ids) {
    await api.removeForever.call({ id });
    onDeleted(id);
  }
}
