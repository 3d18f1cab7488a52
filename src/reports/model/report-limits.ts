/** How much fits into a report, and into what admins say of it. */
export const REPORT_LIMITS = { page: 2000, text: 2000, email: 254, note: 2000, reason: 1000 };
