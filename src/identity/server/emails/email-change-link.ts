/** Returns the link that confirms an email change. Its token is in the fragment, which browsers send to no server. */
export const emailChangeLink = (appUrl: string, token: string) =>
  `${appUrl}/settings#email-change=${encodeURIComponent(token)}`;
