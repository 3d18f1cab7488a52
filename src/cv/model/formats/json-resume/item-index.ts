import type { CvContent } from '../../content.ts';
import type { Node, SectionKind } from '../../shapes.ts';
import type { FieldValues } from '../../tree.ts';
import { isEntryKind, ROLE } from './tables.ts';
import { writeFields } from './write-entries.ts';

/** The items that were read from a file, by kind and id of the nodes that they were exported from. */
export type ItemIndex = ReturnType<typeof indexItems>;

export function indexItems({ sections }: CvContent) {
  const itemsByKey = new Map(
    sections.flatMap(({ kind, items }) => items.map((item) => [`${kind} ${item.id}`, { kind, item: item as Node }])),
  );
  const take = (kind: SectionKind, id: unknown) => {
    const name = `${kind} ${id}`;
    const item = itemsByKey.get(name)?.item;
    itemsByKey.delete(name);
    return item;
  };

  /** Joins the entries of a company's roles. A company without visible roles has one entry under its own id. */
  const takeCompany = (id: unknown, roleIds: readonly unknown[]): FieldValues | undefined => {
    const entries = roleIds.flatMap((roleId) => {
      const item = take('work', roleId) as Node<'work'> | undefined;
      return item ? [{ item, roles: item.roles.map((role) => ({ ...role, id: roleId })) }] : [];
    });
    const ownEntry = take('work', id) as Node<'work'> | undefined;
    if (ownEntry) entries.push({ item: ownEntry, roles: ownEntry.roles.filter(hasRoleContent) });
    const [first] = entries;
    return first && { ...first.item, roles: entries.flatMap(({ roles }) => roles) };
  };

  return {
    /** Returns the item with this id and removes it from the map. */
    take: (kind: SectionKind, id: unknown, roleIds: readonly unknown[]): FieldValues | undefined =>
      kind === 'work' ? takeCompany(id, roleIds) : isEntryKind(kind) ? take(kind, id) : undefined,
    /** Returns the items that were not taken. */
    remaining: () => [...itemsByKey.values()],
  };
}

const hasRoleContent = (role: Node<'role'>) => Object.keys(writeFields(ROLE, role)).length > 0;
