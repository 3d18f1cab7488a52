/** A picture as the source of a post names it. */
export type SourcePicture = { source: string; alt: string; caption: string };
