import { z } from 'zod';
import { storedImage } from '#files/contract.ts';

/** Metadata fields of every record, in addition to the fields of its kind. */
const metadata = {
  id: z.uuid(),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When the record was moved to the trash; null if it is not in the trash. */
  trashedAt: z.iso.datetime().nullable(),
  /** Images that the record refers to, by id. */
  images: z.record(z.string(), storedImage),
};
type RecordMetadata = z.infer<z.ZodObject<typeof metadata>>;
export type RecordOf<Fields> = Fields & RecordMetadata;

/** Returns the API schema of a record: the metadata plus the given fields. */
export const recordSchema = <Fields extends z.ZodRawShape>(fields: Fields) => z.object({ ...metadata, ...fields });
