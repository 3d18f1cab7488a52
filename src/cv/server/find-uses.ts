import { type RecordsCtx, recordsReferringTo } from '#records/service.ts';
import { cvKind } from './cv-kind.ts';

/** Returns the member's CVs that refer to a record of their work, the last edited first. */
export async function findUses(ctx: RecordsCtx, { record }: { record: string }) {
  const found = await recordsReferringTo(ctx, cvKind, record);
  return { items: found.map(({ id, title }) => ({ id, name: title })) };
}
