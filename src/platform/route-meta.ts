/** What a route of the contract says of itself beside its schemas. */
export type RouteMeta = {
  /** How large its JSON may be, where that is more than usual. */
  bodyBytes?: number;
};
