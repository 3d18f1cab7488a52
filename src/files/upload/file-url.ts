/** Returns the URL of a member's own file, authorized by the session cookie. */
export const fileUrl = (bucket: string, name: string) =>
  `/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}?alt=media`;
