import type { UnpublishedRecord } from '../../../model/unpublished-work.ts';
import { entriesApi } from '../../entries-api.ts';
import { postsApi } from '../../posts-api.ts';
import { projectsApi } from '../../projects-api.ts';

const APIS = { projects: projectsApi, posts: postsApi, entries: entriesApi };
type Kind = keyof typeof APIS;

const kindOf = ({ section }: UnpublishedRecord): Kind =>
  section === 'projects' || section === 'posts' ? section : 'entries';

/** Publishes records of any kind. Returns the keys of the queries whose data is no longer current. */
export async function publishRecords(records: readonly UnpublishedRecord[]) {
  const byKind = [...Map.groupBy(records, kindOf)];
  for (const [kind, of] of byKind) await APIS[kind].bulk.call({ ids: of.map(({ id }) => id), action: 'publish' });
  return byKind.map(([kind]) => APIS[kind].key());
}
