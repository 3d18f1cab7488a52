import type { Tx } from '#platform/server/db/database.ts';
import { importRecords, type RecordsCtx } from '#records/service.ts';
import type { ProjectDocument } from '../../model/fields.ts';
import type { Hub, HubProblem, HubWarning } from '../../model/hubs.ts';
import { projectKind } from '../project-kind.ts';
import { type ExistingProject, findExistingProjects, repositoryKey } from './existing-projects.ts';
import type { HubReader } from './hub.ts';
import { withHub } from './hub-access.ts';
import type { HubClient } from './hub-client.ts';
import { HubError } from './hub-error.ts';
import { projectOfRepository } from './project-of-repository.ts';
import { readmeExcerpt } from './readme/readme-excerpt.ts';
import { storeReadmePicture } from './store-readme-picture.ts';

type Chosen = { path: string; isContributed: boolean; commits: number | null };
type ImportInput = { hub: Hub; token: string; take: readonly Chosen[] };

type Drafted = { path: string; url: string; document: ProjectDocument; warnings: HubWarning[] };
type Existing = ExistingProject & { path: string };
type Outcome = Drafted | { path: string; existing: ExistingProject } | { path: string; problem: HubProblem };

/** Makes draft projects of repositories. A repository that has a project, or can’t be read, doesn’t hold up the others. */
export async function importRepositories(
  ctx: RecordsCtx,
  input: ImportInput,
  { signal }: { signal?: AbortSignal | undefined } = {},
) {
  return withHub(ctx, input, signal, async (access) => {
    const { uid } = access;
    const outcomes: Outcome[] = [];
    const chosen = new Map(input.take.toReversed().map((one) => [one.path.toLowerCase(), one]));
    for (const one of [...chosen.values()].reverse()) {
      outcomes.push(await draftProject(ctx, one, { ...access, hub: input.hub }));
    }
    const drafted = outcomes.filter((outcome) => 'document' in outcome);
    const { made, existing } = await ctx.db.asMember(uid, (tx) => insertProjects(ctx, tx, uid, drafted));
    return {
      made,
      existing: [
        ...outcomes.flatMap((outcome) => ('existing' in outcome ? [{ path: outcome.path, ...outcome.existing }] : [])),
        ...existing,
      ],
      failed: outcomes.filter((outcome) => 'problem' in outcome),
    };
  });
}

type DraftOptions = { uid: string; hub: Hub; reader: HubReader; client: HubClient; signal: AbortSignal };

async function draftProject(
  ctx: RecordsCtx,
  { path, isContributed, commits }: Chosen,
  { uid, hub, reader, client, signal }: DraftOptions,
): Promise<Outcome> {
  try {
    const details = await reader.read(client, path);
    const { repository, languages, readme, isReadmeUnread } = details;
    // Its picture would be stored in vain.
    const existing = await ctx.db.asMember(uid, async (tx) => (await findExistingProjects(tx, uid))(repository.url));
    if (existing) return { path, existing };
    const { paragraph, pictures } = readme ? readmeExcerpt(readme.text) : { paragraph: '', pictures: [] };
    const picture = await storeReadmePicture(ctx, details, pictures, { uid, signal });
    const parts = { hub, repository, languages, paragraph, picture, isContributed, commits };
    const warnings: HubWarning[] = [
      ...(isReadmeUnread ? (['readmeUnread'] as const) : []),
      ...(pictures.length > 0 && picture === undefined ? (['pictureUnread'] as const) : []),
    ];
    return { path, url: repository.url, document: projectOfRepository(ctx, parts), warnings };
  } catch (error) {
    if (error instanceof HubError) return { path, problem: error.problem };
    throw error;
  }
}

/** Inserts projects, unless another request has made one of the same repository meanwhile. */
async function insertProjects(ctx: RecordsCtx, tx: Tx, uid: string, drafted: readonly Drafted[]) {
  const find = await findExistingProjects(tx, uid, { isLocked: true });
  const existing: Existing[] = drafted.flatMap(({ path, url }) => {
    const project = find(url);
    return project ? [{ path, ...project }] : [];
  });
  const fresh = [...new Map(drafted.map((one) => [repositoryKey(one.url), one])).values()].filter(
    ({ url }) => find(url) === null,
  );
  const documents = fresh.map(({ document }) => ({ document }));
  const created = await importRecords(ctx, tx, projectKind, documents);
  const made = fresh.flatMap(({ path, document, warnings }, at) => {
    const id = created[at]?.id;
    return id === undefined ? [] : [{ id, path, title: document.title, warnings }];
  });
  return { made, existing };
}
