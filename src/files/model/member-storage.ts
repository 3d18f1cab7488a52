import { z } from 'zod';

/** Where a member's files go, and how much room there is for them: what a client must know before it sends one. */
export const memberStorage = z.object({
  bucket: z.string(),
  /** What the names of the member's files begin with. */
  folder: z.string(),
  /** In bytes, as all that follows. */
  largestFile: z.int(),
  room: z.int(),
  used: z.int(),
});
export type MemberStorage = z.infer<typeof memberStorage>;
