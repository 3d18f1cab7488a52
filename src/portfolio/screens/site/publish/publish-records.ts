import type { QueryClient } from '@tanstack/react-query';
import type { UnpublishedRecord } from '../../../model/unpublished-work.ts';
import { entriesApi } from '../../entries-api.ts';
import { postsApi } from '../../posts-api.ts';
import { projectsApi } from '../../projects-api.ts';

const APIS = { projects: projectsApi, posts: postsApi, entries: entriesApi };
type Kind = keyof typeof APIS;

const kindOf = ({ section }: UnpublishedRecord): Kind =>
  section === 'projects' || section === 'posts' ? section : 'entries';

/** Publishes records of any kind, one kind after the other. */
export async function publishRecords(queries: QueryClient, records: readonly UnpublishedRecord[]) {
  for (const [kind, of] of Map.groupBy(records, kindOf)) {
    await APIS[kind].bulk.call({ ids: of.map(({ id }) => id), action: 'publish' });
    void queries.invalidateQueries({ queryKey: APIS[kind].key() });
  }
}
