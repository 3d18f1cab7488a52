/**
 * The times in milliseconds after which a failed thumbnail is requested again. Requests are refused while too many
 * pages are being typeset.
 */
export const THUMBNAIL_RETRY_DELAYS: readonly number[] = [2000, 5000];
