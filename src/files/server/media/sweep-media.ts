import type { Tx } from '#platform/server/db/database.ts';
import { olderMedia, removeMedia } from './store.ts';

const BATCH_SIZE = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Sweep = {
  before: Date;
  /** Runs a part of the work in a transaction of its own. */
  run: <Result>(part: (tx: Tx) => Promise<Result>) => Promise<Result>;
  usedIds: (tx: Tx, ids: readonly string[]) => Promise<ReadonlySet<string>>;
};

/** Deletes media that nothing shows, with the files that were uploaded for them. */
export async function sweepMedia({ before, run, usedIds }: Sweep) {
  for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
    const from: string = after;
    after = await run(async (tx) => {
      const ids = await olderMedia(tx.sql, { before, after: from, limit: BATCH_SIZE });
      const used = await usedIds(tx, ids);
      await removeMedia(
        tx.sql,
        ids.filter((id) => !used.has(id)),
      );
      return ids.at(-1);
    });
  }
}
