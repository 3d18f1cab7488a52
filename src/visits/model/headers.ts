/** Those of a request, by their names in lower case. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;
