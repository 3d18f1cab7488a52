/** Work that only its member sees, in the preview of their site: not published yet, or a sample of a start. */
export type OnlyInPreview = { isUnpublished?: true; isSample?: true };
