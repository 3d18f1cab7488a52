import { makeApiClient } from '#platform/browser/api-client.ts';
import type { testimonialsContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** API client of the testimonials domain. */
export const testimonialsApi = makeApiClient<typeof testimonialsContract>({ routes, name: 'testimonials' });
