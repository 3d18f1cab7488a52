import { z } from 'zod';

export const FACE_GENERICS = ['serif', 'sans-serif', 'monospace'] as const;
export const FACE_EMBEDDINGS = ['installable', 'editable', 'preview', 'restricted'] as const;

/** The facts that a font states about itself, besides its name and style. */
export type FaceFacts = {
  generic: (typeof FACE_GENERICS)[number];
  embedding: (typeof FACE_EMBEDDINGS)[number];
  allowsCutting: boolean;
  metrics: { ascent: number; descent: number; lineGap: number; xHeight: number; width: number };
};

export const makeFaceInput = z.strictObject({
  /** Full name of the stored WOFF2 file. */
  file: z.string().min(1).max(1024),
  /** The member may use the font on websites. */
  licensed: z.literal(true),
});
export type MakeFaceInput = z.infer<typeof makeFaceInput>;

/** A family of a member's fonts. */
export const storedFace = z.object({
  id: z.uuid(),
  name: z.string(),
  generic: z.enum(FACE_GENERICS),
  styles: z.array(
    z.object({
      weight: z.int(),
      italic: z.boolean(),
      /** Full name of the file that it was made from. */
      file: z.string(),
      /** The rights that the font grants by its bits for embedding, and whether characters may be left out. */
      embedding: z.enum(FACE_EMBEDDINGS),
      allowsCutting: z.boolean(),
      /** The files that pages load of it, by alphabet. */
      parts: z.array(z.object({ alphabet: z.string(), size: z.int(), url: z.string() })),
    }),
  ),
});
export type StoredFace = z.infer<typeof storedFace>;

const NAME = /^own-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns the name of a part's file, as in `/faces/{name}.woff2`. The ids are random and never reused. */
export const facePartName = (faceId: string, partId: string) => `own-${faceId}-${partId}`;

/** Returns the ids in the name of a part's file; undefined for all other names. */
export function readFacePartName(name: string): { faceId: string; partId: string } | undefined {
  const [, faceId, partId] = NAME.exec(name) ?? [];
  return faceId !== undefined && partId !== undefined ? { faceId, partId } : undefined;
}
