import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from './context.ts';
import type { RecordKind } from './record-kind.ts';
import { selectTitles } from './store.ts';

/** Returns ids, titles and dates of the member's records of a kind, excluding the trash. */
export async function titlesOf<Document extends object>(
  { actor, db }: Pick<RecordsCtx, 'actor' | 'db'>,
  { name }: RecordKind<Document>,
) {
  const { uid } = requireMember(actor);
  return db.asMember(uid, ({ sql }) => selectTitles(sql, { ownerId: uid, kind: name }));
}
