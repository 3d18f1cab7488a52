import { oc } from '@orpc/contract';

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Returns an admin operation by method, path below `/admin` and summary. */
export const route = (method: HttpMethod, path: '' | `/${string}`, summary: string, successStatus = 200) =>
  oc.route({ method, path: `/admin${path}`, summary, tags: ['Admin'], successStatus });
