/** Metadata of a route of the contract, besides its schemas. */
export type RouteMeta = {
  /** The size limit of the JSON body in bytes, if above the default. */
  bodyBytes?: number;
  /** The route takes a file, and counts towards the member's concurrent uploads. */
  upload?: true;
  /** Whether the route can be called without a session. All others refuse visitors before they read the request. */
  forVisitors?: true;
};
