/** Returns the address at which the holder of a token sets a password. The token stands behind `#`, which no log sees. */
export const passwordLink = (appUrl: string, token: string) => `${appUrl}/reset-password#${encodeURIComponent(token)}`;
