/** How a list is asked for page by page: each begins where the one before says. */
export const byPages = <Filter extends object>(filter: Filter) => ({
  input: (cursor: string | undefined) => ({ ...filter, ...(cursor === undefined ? {} : { cursor }) }),
  initialPageParam: undefined,
  getNextPageParam: (last: { nextCursor?: string | undefined }) => last.nextCursor,
});
