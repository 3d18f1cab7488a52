import type { View } from './view.ts';

/** Under which keys lists are kept; they lie within what `projectsApi.key()` and its like name. */
export const shelfKey = (name: string) => [[name]] as const;
export const listsKey = (name: string) => [[name, 'list']] as const;
export const listKey = (name: string, view: View) => [[name, 'list'], { input: view, type: 'infinite' }] as const;
export const facetsKey = (name: string) => [[name, 'facets'], { type: 'query' }] as const;
