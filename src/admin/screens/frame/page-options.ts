/** Returns the options of an infinite query with a cursor. */
export const pageOptions = <Filter extends object>(filter: Filter) => ({
  input: (cursor: string | undefined) => ({ ...filter, ...(cursor === undefined ? {} : { cursor }) }),
  initialPageParam: undefined,
  getNextPageParam: (last: { nextCursor?: string | undefined }) => last.nextCursor,
});
