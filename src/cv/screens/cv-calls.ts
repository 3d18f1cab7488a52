import type { InferContractRouterOutputs } from '@orpc/contract';
import { makeApiCalls } from '#platform/api-calls.ts';
import type { cvContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** The API of this domain for the first view of the editor, which is to weigh little. */
export const cvCalls = makeApiCalls<typeof cvContract>({ routes });

/** What it answers. */
export type Outputs = InferContractRouterOutputs<typeof cvContract>;

/** Under which `cvApi` keeps what it has fetched. */
export const readKey = (id: string) => [['cv', 'read'], { input: { id }, type: 'query' }] as const;
export const templatesKey = [['cv', 'templates'], { type: 'query' }] as const;

/** Under which a CV is kept while it is being written: asked for anew, it is opened anew. */
export const sessionKey = (id: string) => ['cv-session', id] as const;
