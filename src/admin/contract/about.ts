import { oc } from '@orpc/contract';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An operation of the admin area: its method, its path below `/admin`, and what it is for. */
export const route = (method: Method, path: '' | `/${string}`, summary: string, successStatus = 200) =>
  oc.route({ method, path: `/admin${path}`, summary, tags: ['Admin'], successStatus });
