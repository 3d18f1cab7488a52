import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { RouteMeta } from '#platform/pure/route-meta.ts';
import { CV_LIMITS, type CvContent } from './model/content.ts';
import type { Operation } from './model/operations.ts';

/** Definitions shared by the API routes of CVs. */

/** Output only: the content was validated on input. */
export const storedContent: z.ZodType<CvContent> = z.any();

/** Largest request body. It exceeds the limit of a document so that one slightly too large gets a specific error. */
export const BODY_BYTES = 2 * 1024 * 1024;

export const id = z.uuid();
export const idParam = { id };

export const route = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  rest: string,
  summary: string,
  successStatus: 200 | 201 = 200,
) => oc.$meta<RouteMeta>({}).route({ method, path: `/cvs${rest}`, tags: ['CVs'], summary, successStatus });

/** A path to a node, as a client sends it. */
export const path = z.array(z.string().max(CV_LIMITS.id)).max(12).readonly();
/** A path to a node, as it is answered. */
export const place = z.array(z.string()).readonly();
export const words = z.array(z.object({ text: z.string(), in: z.enum(['added', 'removed']).optional() }));
/** Operations that the client sends back to apply them. */
export const operations: z.ZodType<Operation[]> = z.array(z.any());
/** A difference between two versions of a CV. */
export const change = z.object({
  did: z.enum(['added', 'removed', 'moved', 'hidden', 'shown', 'changed', 'reordered']),
  kind: z.string(),
  at: place,
  name: z.string(),
  inside: z.string(),
  field: z.string().optional(),
  words: words.optional(),
});
