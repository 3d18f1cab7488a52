import type { CvContent } from '../content.ts';
import type { SectionKind } from '../shapes.ts';
import { type ContentChange, findChanges } from './compare.ts';

/** The change that says most about a version. Like changes, such as bullets added to one job, are counted as one. */
export type ChangeSummary = Omit<ContentChange, 'at' | 'words'> & {
  /** The kind of the section that it belongs to. */
  section: SectionKind | null;
  count: number;
  /** The number of all other changes. */
  more: number;
};

type Change = ReturnType<typeof findChanges>[number];

/** The weight of each action in a summary: additions and removals say more about a version than edits and moves. */
const WEIGHTS: Record<ContentChange['did'], number> = {
  added: 3,
  removed: 3,
  changed: 2,
  moved: 1,
  hidden: 1,
  shown: 1,
  reordered: 0,
};

/** Summarizes the changes from one version to another. Returns null if nothing changed. */
export function summarizeChanges(before: CvContent, after: CvContent): ChangeSummary | null {
  const changes = findChanges(before, after);
  const sections = new Map([...before.sections, ...after.sections].map(({ id, kind }) => [id, kind]));
  const groups = [...Map.groupBy(changes, groupOf).values()];
  const [group] = groups.sort(([a], [b]) => weightOf(b) - weightOf(a));
  const [first] = group ?? [];
  if (!group || !first) return null;
  const { at, values: _, did, kind, name, inside, field } = first;
  const isOne = group.length === 1;
  return {
    did,
    kind,
    name: isOne || did === 'changed' ? name : '',
    inside,
    ...(isOne && field !== undefined ? { field } : {}),
    section: (at[0] === 'sections' ? sections.get(at[1] ?? '') : undefined) ?? null,
    count: group.length,
    more: changes.length - group.length,
  };
}

/** Groups entries that were added to or removed from one list, and fields that were changed in one node. */
function groupOf({ did, kind, at, field }: Change) {
  if (did === 'changed') return [did, ...at].join('/');
  const isEntry = at[0] === 'sections' && kind !== 'section';
  if (isEntry && (did === 'added' || did === 'removed')) return [did, kind, ...at.slice(0, -1)].join('/');
  return [did, ...at, field].join('/');
}

const weightOf = (change: Change | undefined) => (change ? WEIGHTS[change.did] : -1);
