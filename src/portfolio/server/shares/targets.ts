import { letterNames } from '#cv/service.ts';
import { type ErrorText, invalidFields } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordSummaries } from '#records/service.ts';
import { isSameItem, type ShareItem, type ShareTarget } from '../../model/share-target.ts';
import { type StoredShare, siteStatus } from './store.ts';
import { itemsOf, type TargetColumns } from './stored-target.ts';

type ShareTargetColumns = TargetColumns & Pick<StoredShare, 'drafts'>;
type ItemStatus = { title?: string; isShown: boolean; isDown: boolean };
type TargetStatus = ItemStatus & { items: (ShareItem & ItemStatus)[] };

const NO_SITE = { isPublished: false, isDown: false };
const NOTHING = { isShown: false, isDown: false };

/** The kind of the record behind a target with an id. */
const RECORD_KINDS = { project: 'project', cv: 'cv', letter: 'cv' } as const;

/**
 * Looks up the targets of links, all at once. Returns a function for a target's title, whether visitors may see it, and
 * whether an admin took it down; for a bundle also of each of its items. It is shown while any of them is.
 */
export async function loadTargets(tx: Pick<Tx, 'sql'>, uid: string, targets: readonly ShareTargetColumns[]) {
  const items = targets.flatMap(itemsOf);
  const ids = items.flatMap(({ id }) => id ?? []);
  const [site, records] = await Promise.all([
    items.some(({ kind }) => kind === 'portfolio') ? siteStatus(tx.sql, uid) : NO_SITE,
    recordSummaries(tx, uid, ids),
  ]);
  const names = await letterNames(
    tx,
    uid,
    items.flatMap(({ kind, id }) => (kind === 'letter' && id !== undefined ? [id] : [])),
  );
  const byId = new Map(records.map((record) => [record.id, record]));

  const statusOf = ({ kind, id = '', letter = '' }: ShareItem, drafts: boolean): ItemStatus => {
    if (kind === 'portfolio') return { isShown: site.isPublished, isDown: site.isDown };
    const record = byId.get(id);
    if (record?.kind !== RECORD_KINDS[kind]) return NOTHING;
    const { title, isTrashed, isDown, status } = record;
    if (kind === 'letter') {
      const name = names.get(id)?.get(letter);
      return name === undefined ? NOTHING : { title: name, isShown: !isTrashed, isDown };
    }
    // Making a link to a CV is the consent to show it; a draft of a project is shown only if the owner chose so.
    const isReady = kind === 'cv' || status === 'published' || (drafts && status === 'draft');
    return { title, isShown: !isTrashed && isReady, isDown };
  };

  return (target: ShareTargetColumns): TargetStatus => {
    const found = itemsOf(target).map((item) => ({ ...item, ...statusOf(item, target.drafts) }));
    const shown = found.find(({ isShown, isDown }) => isShown && !isDown) ?? found[0];
    const { title, isShown, isDown } = shown ?? NO_ITEM;
    const hasTitle = target.targetKind !== 'bundle' && title !== undefined;
    return { ...(hasTitle && { title }), isShown, isDown, items: found };
  };
}

const NO_ITEM: ItemStatus = NOTHING;

/** Validates the target of a new link: the portfolio, the member's own project, CV or letter, or a bundle of them. */
export async function requireTarget(
  tx: Pick<Tx, 'sql'>,
  uid: string,
  { items, ...single }: ShareTarget,
): Promise<TargetColumns> {
  const { kind, id, letter } = single;
  if (kind === 'bundle') {
    if (id !== undefined || letter !== undefined) throw fault('target.id', 'unknownField');
    return { targetKind: kind, targetId: null, letterId: null, items: await requireItems(tx, uid, items) };
  }
  if (items !== undefined) throw fault('target.items', 'unknownField');
  const [item] = await requireRecords(tx, uid, [{ ...single, kind }], ['target']);
  return { targetKind: kind, targetId: item?.id ?? null, letterId: item?.letter ?? null, items: null };
}

/** Validates the items of a bundle, each of which it can hold once. */
export async function requireItems(tx: Pick<Tx, 'sql'>, uid: string, items: readonly ShareItem[] | undefined) {
  if (items === undefined) throw fault('target.items', 'missingField');
  const paths = items.map((_, at) => `items.${at}`);
  const own = await requireRecords(tx, uid, items, paths);
  const repeated = own.findIndex((item, at) => own.slice(0, at).some((other) => isSameItem(item, other)));
  if (repeated >= 0) throw fault(paths[repeated] ?? '', 'badField');
  return own;
}

/** Returns the items as they are stored. Throws unless the member has the records and letters that they name. */
async function requireRecords(tx: Pick<Tx, 'sql'>, uid: string, items: readonly ShareItem[], paths: readonly string[]) {
  const ids = items.flatMap(({ id }) => id ?? []);
  const records = new Map((await recordSummaries(tx, uid, ids)).map((record) => [record.id, record]));
  const letterCvs = items.flatMap(({ kind, id }) => (kind === 'letter' && id !== undefined ? [id] : []));
  const names = await letterNames(tx, uid, letterCvs);
  return items.map(({ kind, id, letter }, at): ShareItem => {
    const path = paths[at] ?? '';
    if (kind !== 'letter' && letter !== undefined) throw fault(`${path}.letter`, 'unknownField');
    if (kind === 'portfolio') {
      if (id !== undefined) throw fault(`${path}.id`, 'unknownField');
      return { kind };
    }
    if (id === undefined) throw fault(`${path}.id`, 'missingField');
    const record = records.get(id.toLowerCase());
    if (record?.kind !== RECORD_KINDS[kind] || record.isTrashed) throw fault(`${path}.id`, 'noSuchRecord');
    if (kind !== 'letter') return { kind, id: record.id };
    if (letter === undefined) throw fault(`${path}.letter`, 'missingField');
    if (!names.get(record.id)?.has(letter)) throw fault(`${path}.letter`, 'noSuchRecord');
    return { kind, id: record.id, letter };
  });
}

const fault = (path: string, word: ErrorText['word']) => invalidFields([{ path, text: { word } }]);
