/** Returns the link that sets a password by a token. The token is in the fragment, so that it appears in no log. */
export const passwordLink = (appUrl: string, token: string) => `${appUrl}/reset-password#${encodeURIComponent(token)}`;
