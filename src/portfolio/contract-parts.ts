import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { RouteMeta } from '#platform/pure/route-meta.ts';

/** Parts that the routes of sites and of links share. */

export const about = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: `/${string}`, summary: string) => ({
  method,
  path,
  summary,
  tags: ['Portfolio'],
});
export const route = oc.$meta<RouteMeta>({});

export const address = z.object({
  kind: z.enum(['domain', 'subdomain', 'name', 'share']),
  url: z.url(),
  /** Whether pages name this address to search engines as the canonical one. */
  canonical: z.boolean(),
});
