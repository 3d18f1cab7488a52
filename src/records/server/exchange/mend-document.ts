import type { RecordKind } from '../kind.ts';
import { type Draft, makeDraft, type Warning } from './draft.ts';
import type { Given, Portable } from './exchange.ts';
import { mendIssue } from './mend-issue.ts';

/** Maximum number of repair rounds: fixing one issue can reveal another. */
const MOST_ROUNDS = 8;

export type Mended<Document> = { document: Document; slug: string | undefined; warnings: Warning[] };

/**
 * Turns an imported item into a valid document, with warnings for everything removed or corrected. Never throws on bad
 * data.
 */
export function mendDocument<Document extends object>(
  { kind, notTaken, inPlaceOfTitle }: Pick<Portable<Document>, 'kind' | 'notTaken' | 'inPlaceOfTitle'>,
  given: Given,
  standIn: string,
): Mended<Document> {
  const { slug, ...fields } = given;
  const draft = makeDraft({ ...kind.empty, ...withoutGaps(fields) }, kind.empty);
  for (const name of notTaken) {
    if (fields[name] !== undefined && fields[name] !== null) draft.warn([name], 'other');
    draft.leaveOut([name]);
  }
  warnOfLostLetters(draft);
  const title = [kind.titleField];
  if (isBlank(draft.at(title))) {
    draft.set(title, titleFrom(inPlaceOfTitle, draft) ?? standIn);
    draft.warn(title, 'missing');
  }
  const document = settle(kind, draft, standIn);
  return { document, slug: kind.slugs ? readSlug(slug, draft) : undefined, warnings: draft.warnings() };
}

/** Returns the document without the given values, each removed with a warning. */
export function withoutValues<Document extends object>(
  kind: RecordKind<Document>,
  document: Document,
  gone: readonly { path: readonly string[]; problem: Warning['problem'] }[],
) {
  const draft = makeDraft(document, kind.empty);
  for (const { path, problem } of gone) {
    draft.leaveOut(path);
    draft.warn(path, problem);
  }
  draft.closeHoles();
  const warnings = draft.warnings();
  return { document: settle(kind, draft, kind.index(document).title), warnings };
}

function settle<Document extends object>(kind: RecordKind<Document>, draft: Draft, title: string) {
  const { schema, empty, titleField } = kind;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const read = schema.safeParse(draft.root);
    if (read.success) return read.data;
    for (const issue of read.error.issues) mendIssue(draft, issue);
    draft.closeHoles();
  }
  // Fields that are still invalid are reset.
  const left = schema.safeParse(draft.root).error?.issues ?? [];
  for (const name of new Set(left.map(({ path }) => path.slice(0, 1)))) {
    draft.warn(name, 'other');
    draft.leaveOut(name);
  }
  const last = schema.safeParse({ ...draft.root, [titleField]: draft.at([titleField]) || title });
  return last.success ? last.data : schema.parse({ ...empty, [titleField]: title });
}

const withoutGaps = (given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null));

const isBlank = (value: unknown) =>
  typeof value === 'number' ? false : typeof value !== 'string' || value.replace(/[\p{C}\p{Z}]+/gu, '') === '';

/** Returns the first line with a letter from the first of these fields that has one. */
const titleFrom = (names: readonly string[], draft: Draft) =>
  names
    .map((name) => draft.at([name]))
    .map((value) => (typeof value === 'string' ? value.trim().split('\n')[0]?.slice(0, 120).trim() : ''))
    .find((line) => line !== undefined && /\p{L}/u.test(line));

/** Warns about U+FFFD, which programs write in place of characters they cannot decode. */
function warnOfLostLetters(draft: Draft) {
  for (const [name, value] of Object.entries(draft.root)) {
    if (value !== '' && JSON.stringify(value)?.includes('\ufffd')) draft.warn([name], 'brokenText');
  }
}

const SLUG = /^[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*$/u;

export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 60 && SLUG.test(value);

function readSlug(slug: unknown, draft: Draft) {
  if (slug === undefined || slug === null || slug === '') return undefined;
  if (isSlug(slug)) return slug;
  draft.warn(['slug'], 'other');
  return undefined;
}
