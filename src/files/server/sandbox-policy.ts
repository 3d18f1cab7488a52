/** Content-Security-Policy of downloads: nothing in a member's file may run. */
export const SANDBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
