/** Request headers by their lower-case names. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;
