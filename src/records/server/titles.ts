import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from './context.ts';
import type { RecordKind } from './record-kind.ts';
import { selectHeads, selectTitles } from './store.ts';

/** Returns ids, titles and dates of the member's records of a kind, excluding the trash. */
export async function titlesOf<Document extends object>({ actor, db }: RecordsCtx, { name }: RecordKind<Document>) {
  const { uid } = requireMember(actor);
  return db.asMember(uid, ({ sql }) => selectTitles(sql, { ownerId: uid, kind: name }));
}

/** Returns the newest `limit` of the member's records of a kind without their documents, excluding the trash. */
export async function headsOf({ actor, db }: RecordsCtx, { name }: Pick<RecordKind, 'name'>, limit: number) {
  const { uid } = requireMember(actor);
  return db.asMember(uid, ({ sql }) => selectHeads(sql, { ownerId: uid, kind: name }, limit));
}
