/**
 * The size of a translator's file. One language of 2,000 records takes 8 MB as XLIFF, and half of that as CSV.
 */
export const TRANSLATION_FILE_BYTES = 16 * 1024 * 1024;
/** A request has the file as JSON, which escapes quotes and line ends. */
export const TRANSLATION_BODY_BYTES = 20 * 1024 * 1024;
export const MAX_TRANSLATED_TEXTS = 50_000;
