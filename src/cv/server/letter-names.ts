import type { Tx } from '#platform/server/db/database.ts';
import { recordValues } from '#records/service.ts';
import { cvKind } from './cv-kind.ts';

/** Returns the names of the letters of a member's CVs: by the id of the CV, and then by that of the letter. */
export async function letterNames(
  tx: Pick<Tx, 'sql'>,
  ownerId: string,
  cvIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const rows = await recordValues(tx, cvKind, {
    ...{ ownerId, ids: cvIds },
    paths: ['$.document.letters[*].id', '$.document.letters[*].name'],
  });
  return new Map(
    rows.map(({ id, values: [ids = [], names = []] }) => [
      id,
      new Map(ids.map((letter, at) => [String(letter), String(names[at] ?? '')])),
    ]),
  );
}
