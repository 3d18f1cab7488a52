import { z } from 'zod';

/** A metadata field that clients may set, in the wire format. `null` removes the value. */
const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .nullable()
    .optional();
/** Custom metadata may contain line breaks, but no lone surrogates and no NUL, which PostgreSQL cannot store. */
const safeText = z.string().regex(/^[^\0\p{Cs}]*$/u);
const MAX_CUSTOM_BYTES = 8 * 1024;

export const settableMetadata = z.object({
  cacheControl: text(200),
  contentDisposition: text(500),
  contentEncoding: text(50),
  contentLanguage: text(100),
  contentType: text(200),
  metadata: z
    .record(safeText.max(200), safeText.nullable())
    .refine((values) => JSON.stringify(values).length <= MAX_CUSTOM_BYTES)
    .nullable()
    .optional(),
});
export type SettableMetadata = z.infer<typeof settableMetadata>;

/** The metadata that clients may send with an upload. */
export const uploadMetadata = settableMetadata.extend({ md5Hash: z.string().max(50).nullable().optional() });
export type UploadMetadata = z.infer<typeof uploadMetadata>;

/**
 * A file in the wire format. Field names are those of the Firebase client except `name`, `metadata` and
 * `downloadTokens`.
 */
export type FileMetadata = {
  name: string;
  bucket: string;
  generation: string;
  metageneration: string;
  size: string;
  timeCreated: string;
  updated: string;
  md5Hash: string;
  cacheControl?: string;
  contentDisposition: string;
  contentEncoding: string;
  contentLanguage?: string;
  contentType: string;
  metadata?: Record<string, string>;
  downloadTokens: string;
};

type StoredMetadata = {
  contentType: string;
  cacheControl: string | null;
  contentDisposition: string | null;
  contentEncoding: string | null;
  contentLanguage: string | null;
  custom: Record<string, string>;
};

/** Applies a change to the metadata: omitted fields stay, null removes, and custom values are merged one by one. */
export function applyMetadataUpdate(stored: StoredMetadata, update: SettableMetadata): StoredMetadata {
  const { metadata, contentType, ...rest } = update;
  const customValues = Object.entries(metadata === null ? {} : { ...stored.custom, ...metadata });
  return {
    ...stored,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    contentType: contentType === undefined ? stored.contentType : (contentType ?? DEFAULT_CONTENT_TYPE),
    custom: Object.fromEntries(customValues.filter((pair): pair is [string, string] => pair[1] !== null)),
  };
}

export const DEFAULT_CONTENT_TYPE = 'application/octet-stream';
export const EMPTY_METADATA: StoredMetadata = {
  contentType: DEFAULT_CONTENT_TYPE,
  cacheControl: null,
  contentDisposition: null,
  contentEncoding: null,
  contentLanguage: null,
  custom: {},
};
