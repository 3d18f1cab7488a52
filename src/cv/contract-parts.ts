import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { RouteMeta } from '#platform/pure/route-meta.ts';

/** Definitions shared by the API routes of CVs. */

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
