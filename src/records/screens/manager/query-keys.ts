import type { ListView } from './list-view.ts';

/** Query keys of a kind's lists; all of them start with the key that `projectsApi.key()` returns. */
export const recordsKey = (name: string) => [[name]] as const;
export const listsKey = (name: string) => [[name, 'list']] as const;
export const listKey = (name: string, view: ListView) => [[name, 'list'], { input: view, type: 'infinite' }] as const;
export const facetsKey = (name: string) => [[name, 'facets'], { type: 'query' }] as const;
