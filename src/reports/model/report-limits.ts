/** Maximum lengths of the fields of reports, and of the admins' notes and reasons. */
export const REPORT_LIMITS = { page: 2000, text: 2000, email: 254, note: 2000, reason: 1000 };
