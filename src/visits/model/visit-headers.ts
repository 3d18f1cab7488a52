/** Request headers by their lower-case names. */
export type VisitHeaders = Readonly<Record<string, string | string[] | undefined>>;
