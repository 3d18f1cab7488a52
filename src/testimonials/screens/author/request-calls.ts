import { makeApiCalls } from '#platform/pure/api-calls.ts';
import type { testimonialsContract } from '../../contract.ts';
import routes from '../../contract.ts?routes';

/** The API of the testimonials domain as plain calls, for authors, who load nothing else of the app. */
export const requestCalls = makeApiCalls<typeof testimonialsContract>({ routes });
