import { z } from 'zod';
import { MEDIA_KINDS, MEDIA_TYPES, type MediaFormat } from './formats.ts';

export const makeMediumInput = z.strictObject({
  /** Full name of the stored file. */
  file: z.string().min(1).max(1024),
  /** The use of the file, which decides the formats that are accepted. */
  kind: z.enum(MEDIA_KINDS),
});
export type MakeMediumInput = z.infer<typeof makeMediumInput>;

const formats = Object.keys(MEDIA_TYPES) as [MediaFormat, ...MediaFormat[]];

/** A video, a recording, captions or a download as pages use it. */
export const storedMedium = z.object({
  id: z.uuid(),
  kind: z.enum(MEDIA_KINDS),
  /** Recognized by content. */
  format: z.enum(formats),
  /** The name under which it is downloaded. */
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Of a video, as it is displayed. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  url: z.string(),
});
export type StoredMedium = z.infer<typeof storedMedium>;
