import { z } from 'zod';

/** The storage location and limits of a member, which a client needs before an upload. */
export const memberStorage = z.object({
  bucket: z.string(),
  /** Prefix of the names of the member's files. */
  folder: z.string(),
  /** Sizes are in bytes. `room` is the storage limit. */
  largestFile: z.int(),
  room: z.int(),
  used: z.int(),
});
export type MemberStorage = z.infer<typeof memberStorage>;
