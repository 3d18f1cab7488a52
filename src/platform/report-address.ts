/** Where a reader tells the admins of the instance of a page of a member's. */
export const reportAddress = (appUrl: string, page: string) => `${appUrl}/report?page=${encodeURIComponent(page)}`;
