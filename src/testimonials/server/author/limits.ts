import type { RateLimit } from '#platform/server/rate-limits.ts';

const HOUR = 60 * 60;
/** Limits lookups of requests by their token, like those of invitations. */
export const LOOKUPS_PER_ADDRESS: RateLimit = { name: 'testimonial lookup', tries: 60, seconds: 600 };
export const ANSWERS_PER_ADDRESS: RateLimit = { name: 'testimonial address', tries: 20, seconds: HOUR };
export const ANSWERS_PER_REQUEST: RateLimit = { name: 'testimonial request', tries: 20, seconds: 24 * HOUR };
