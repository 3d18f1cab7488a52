/** Where a mailed token confirms a change of address. */
export const emailChangeLink = (appUrl: string, token: string) =>
  `${appUrl}/profile?email-change=${encodeURIComponent(token)}`;
