import type { Alphabet } from '#platform/pure/typefaces/alphabets.ts';
import { type FaceFacts, facePartName, readFacePartName } from '../../model/faces.ts';
import type { StorageKernel } from '../context.ts';
import { findPartBytes, shownParts } from './store.ts';

/** A member's family as pages use it. */
export type ShownFace = {
  id: string;
  name: string;
  generic: FaceFacts['generic'];
  parts: readonly ShownFacePart[];
};
export type ShownFacePart = {
  /** Name of the file, as in `/faces/{name}.woff2`. */
  name: string;
  weight: number;
  italic: boolean;
  alphabet: Alphabet;
  size: number;
  metrics: FaceFacts['metrics'];
};

/** Returns a member's families with these ids as visitors who have the ids see them; omits those that do not exist. */
export async function shownFacesOf(
  { db }: Pick<StorageKernel, 'db'>,
  uid: string,
  ids: readonly string[],
): Promise<ShownFace[]> {
  if (ids.length === 0) return [];
  const rows = await db.asVisitor(({ sql }) => shownParts(sql, uid, ids), ids);
  return [...Map.groupBy(rows, ({ faceId }) => faceId)].map(([id, parts]) => ({
    id,
    name: parts[0]?.name ?? '',
    generic: parts[0]?.facts.generic ?? 'sans-serif',
    parts: parts.map(({ id: partId, weight, italic, alphabet, size, facts }) => ({
      ...{ name: facePartName(id, partId), weight, italic, alphabet, size, metrics: facts.metrics },
    })),
  }));
}

/** Returns a part by the name of its file, with its owner; undefined if there is none, or its owner is deactivated. */
export async function facePartNamed({ db }: Pick<StorageKernel, 'db'>, name: string) {
  const ids = readFacePartName(name);
  return ids && db.asVisitor(({ sql }) => findPartBytes(sql, ids), [ids.faceId]);
}
