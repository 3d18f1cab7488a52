import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { RouteMeta } from '#platform/route-meta.ts';

/** What the routes of CVs have in common. */

/** JSON of a document takes more room in a request than by itself, and one that is too large is to be told so. */
export const BODY_BYTES = 2 * 1024 * 1024;

export const id = z.uuid();
export const one = { id };

export const route = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  rest: string,
  summary: string,
  successStatus: 200 | 201 = 200,
) => oc.$meta<RouteMeta>({}).route({ method, path: `/cvs${rest}`, tags: ['CVs'], summary, successStatus });
