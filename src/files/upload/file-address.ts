/** Where a member sees a stored file of their own, by the cookie of the session. */
export const fileAddress = (bucket: string, name: string) =>
  `/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}?alt=media`;
