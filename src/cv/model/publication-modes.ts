/** The version of a shared CV that visitors see: the one that the member published last, or always the latest one. */
export const PUBLICATION_MODES = ['published', 'latest'] as const;
export type PublicationMode = (typeof PUBLICATION_MODES)[number];
