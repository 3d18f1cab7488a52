/** Returns the URL at which a reader reports a member's page to the admins. */
export const reportUrl = (appUrl: string, page: string) => `${appUrl}/report?page=${encodeURIComponent(page)}`;
