import { SLUG, SLUG_MAX_LENGTH } from '#platform/pure/slug.ts';
import type { RecordKind } from '../record-kind.ts';
import type { AccountExchange, RawItem } from './exchange.ts';
import { fixIssue } from './fix-issue.ts';
import { makeRepairDraft, type RecordImportWarning, type RepairDraft } from './repair-draft.ts';

/** Maximum number of repair rounds: fixing one issue can reveal another. */
const MAX_ROUNDS = 8;

export type RepairedItem<Document> = { document: Document; slug: string | undefined; warnings: RecordImportWarning[] };

/**
 * Turns an imported item into a valid document, with warnings for everything removed or corrected.
 * Never throws on bad data.
 */
export function repairDocument<Document extends object>(
  {
    kind,
    serverOnlyFields,
    titleFallbacks,
  }: Pick<AccountExchange<Document>, 'kind' | 'serverOnlyFields' | 'titleFallbacks'>,
  rawItem: RawItem,
  fallbackTitle: string,
): RepairedItem<Document> {
  const { slug, ...fields } = rawItem;
  const draft = makeRepairDraft({ ...kind.empty, ...withoutNullish(fields) }, kind.empty);
  for (const name of serverOnlyFields) {
    if (fields[name] !== undefined && fields[name] !== null) draft.warn([name], 'other');
    draft.remove([name]);
  }
  warnOfReplacementCharacters(draft);
  const title = kind.titleField && [kind.titleField];
  if (title && isBlank(draft.at(title))) {
    draft.set(title, fallbackTitleFrom(titleFallbacks, draft) ?? fallbackTitle);
    draft.warn(title, 'missing');
  }
  const document = parseWithFixes(kind, draft, fallbackTitle);
  return { document, slug: kind.slugs ? readSlug(slug, draft) : undefined, warnings: draft.warnings() };
}

/** Returns the document without the given values, each removed with a warning. */
export function withoutValues<Document extends object>(
  kind: RecordKind<Document>,
  document: Document,
  removals: readonly { path: readonly string[]; problem: RecordImportWarning['problem'] }[],
) {
  const draft = makeRepairDraft(document, kind.empty);
  for (const { path, problem } of removals) {
    draft.remove(path);
    draft.warn(path, problem);
  }
  draft.compact();
  const warnings = draft.warnings();
  return { document: parseWithFixes(kind, draft, kind.index(document).title), warnings };
}

function parseWithFixes<Document extends object>(kind: RecordKind<Document>, draft: RepairDraft, title: string) {
  const { schema, empty, titleField } = kind;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const parsed = schema.safeParse(draft.root);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) fixIssue(draft, issue);
    draft.compact();
  }
  // Fields that are still invalid are reset.
  const remainingIssues = schema.safeParse(draft.root).error?.issues ?? [];
  for (const name of new Set(remainingIssues.flatMap(({ path }) => path.slice(0, 1)))) {
    draft.warn([name], 'other');
    draft.remove([name]);
  }
  const withTitle = (document: object, text: unknown) => (titleField ? { ...document, [titleField]: text } : document);
  const finalResult = schema.safeParse(withTitle(draft.root, (titleField && draft.at([titleField])) || title));
  return finalResult.success ? finalResult.data : schema.parse(withTitle(empty, title));
}

const withoutNullish = (rawItem: RawItem) =>
  Object.fromEntries(Object.entries(rawItem).filter(([, value]) => value !== undefined && value !== null));

const isBlank = (value: unknown) =>
  typeof value === 'number' ? false : typeof value !== 'string' || value.replace(/[\p{C}\p{Z}]+/gu, '') === '';

/** Returns the first line of the first of these fields whose first line contains a letter. */
const fallbackTitleFrom = (names: readonly string[], draft: RepairDraft) =>
  names
    .map((name) => draft.at([name]))
    .map((value) => (typeof value === 'string' ? value.trim().split('\n')[0]?.slice(0, 120).trim() : ''))
    .find((line) => line !== undefined && /\p{L}/u.test(line));

/** Warns about U+FFFD, which programs write in place of characters they cannot decode. */
function warnOfReplacementCharacters(draft: RepairDraft) {
  for (const [name, value] of Object.entries(draft.root)) {
    if (value !== '' && JSON.stringify(value)?.includes('\ufffd')) draft.warn([name], 'brokenText');
  }
}

export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= SLUG_MAX_LENGTH && SLUG.test(value);

function readSlug(slug: unknown, draft: RepairDraft) {
  if (slug === undefined || slug === null || slug === '') return undefined;
  if (isSlug(slug)) return slug;
  draft.warn(['slug'], 'other');
  return undefined;
}
