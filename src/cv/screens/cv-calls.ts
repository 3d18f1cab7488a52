import type { InferContractRouterOutputs } from '@orpc/contract';
import { makeApiCalls } from '#platform/pure/api-calls.ts';
import type { cvContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** API client of the CV domain without TanStack Query options: smaller than `cvApi`, for the editor's first view. */
export const cvCalls = makeApiCalls<typeof cvContract>({ routes });

/** The responses of the CV API, by procedure. */
export type CvApiOutputs = InferContractRouterOutputs<typeof cvContract>;

/** The query key under which `cvApi` caches the CV with this id. A test compares the two. */
export const cvQueryKey = (id: string) => [['cv', 'read'], { input: { id }, type: 'query' }] as const;
export const templatesQueryKey = [['cv', 'templates'], { type: 'query' }] as const;
