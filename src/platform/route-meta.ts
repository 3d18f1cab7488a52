/** What a route of the contract says of itself beside its schemas. */
export type RouteMeta = {
  /** How large its JSON may be, where that is more than usual. */
  bodyBytes?: number;
  /** It takes a file, and counts among the uploads of a member that may run at once. */
  upload?: true;
  /** Whether it can be called without a session. All others refuse visitors before they look at the request. */
  forVisitors?: true;
};
