import { facePartName, type StoredFace } from '../../model/faces.ts';
import type { StoredFacePart } from './store.ts';

export const facePartUrl = (faceId: string, partId: string) => `/faces/${facePartName(faceId, partId)}.woff2`;

/** Returns the families that parts belong to, in the order of the parts. */
export function toStoredFaces(parts: readonly StoredFacePart[]): StoredFace[] {
  return [...Map.groupBy(parts, ({ faceId }) => faceId)].map(([id, ofFamily]) => ({
    id,
    name: ofFamily[0]?.name ?? '',
    generic: ofFamily[0]?.facts.generic ?? 'sans-serif',
    styles: [...Map.groupBy(ofFamily, ({ weight, italic }) => `${weight} ${italic}`).values()].flatMap((ofStyle) => {
      const [first] = ofStyle;
      if (!first) return [];
      const { weight, italic, file, facts } = first;
      return {
        ...{ weight, italic, file, embedding: facts.embedding, allowsCutting: facts.allowsCutting },
        parts: ofStyle.map(({ id: partId, alphabet, size }) => ({ alphabet, size, url: facePartUrl(id, partId) })),
      };
    }),
  }));
}
