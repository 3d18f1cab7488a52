import type { Kernel } from '#platform/server/kernel.ts';
import { applyAction } from '../apply-action.ts';
import type { RecordKind } from '../record-kind.ts';
import { lockDue, selectDue } from './store.ts';

const BATCH_SIZE = 100;
/** The most batches of one run, so that it ends before the next one is due. */
const MAX_BATCHES = 50;
const WHY = 'publish what members have scheduled';

type Ctx = Pick<Kernel, 'db' | 'clock' | 'pages'>;

/**
 * Publishes scheduled records of a kind whose time has come, as their members would. Several instances may do so at
 * once. A failure holds back only the records of that member.
 */
export async function publishDue<Document extends object>(ctx: Ctx, kind: RecordKind<Document>) {
  const due = { kind: kind.name, now: ctx.clock.now() };
  const failures: unknown[] = [];
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const found = await ctx.db.readAsSystem(WHY, ({ sql }) => selectDue(sql, due, BATCH_SIZE));
    let published = 0;
    for (const own of Map.groupBy(found, ({ ownerId }) => ownerId).values()) {
      try {
        published += await publishAll(
          ctx,
          kind,
          due,
          own.map(({ id }) => id),
        );
      } catch (error) {
        failures.push(error);
      }
    }
    // The others of a batch are held by another instance, or failed.
    if (found.length < BATCH_SIZE || published === 0) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some scheduled records could not be published');
}

const publishAll = <Document extends object>(
  ctx: Ctx,
  kind: RecordKind<Document>,
  due: { kind: string; now: Date },
  ids: readonly string[],
) =>
  ctx.db.asSystem(WHY, async (tx) => {
    const records = await lockDue(tx.sql, due, ids);
    for (const record of records) await applyAction(ctx, tx, kind, record, 'publish');
    return records.length;
  });
