import type { CvContent } from '../content.ts';
import type { Node, SectionKind } from '../shapes.ts';
import type { Values } from '../tree.ts';
import { isEntryKind, ROLE } from './tables.ts';
import { writeFields } from './write-entries.ts';

/** The items that were read from a file, by kind and id of the nodes that they were exported from. */
export type FoundItems = ReturnType<typeof findItems>;

export function findItems({ sections }: CvContent) {
  const found = new Map(
    sections.flatMap(({ kind, items }) => items.map((item) => [`${kind} ${item.id}`, { kind, item: item as Node }])),
  );
  const take = (kind: SectionKind, id: unknown) => {
    const name = `${kind} ${id}`;
    const item = found.get(name)?.item;
    found.delete(name);
    return item;
  };

  /** Joins the entries of a company's roles. A company without visible roles has one entry under its own id. */
  const takeCompany = (id: unknown, roleIds: readonly unknown[]): Values | undefined => {
    const entries = roleIds.flatMap((roleId) => {
      const item = take('work', roleId) as Node<'work'> | undefined;
      return item ? [{ item, roles: item.roles.map((role) => ({ ...role, id: roleId })) }] : [];
    });
    const bare = take('work', id) as Node<'work'> | undefined;
    if (bare) entries.push({ item: bare, roles: bare.roles.filter(saysSomething) });
    const [first] = entries;
    return first && { ...first.item, roles: entries.flatMap(({ roles }) => roles) };
  };

  return {
    /** Returns the item with this id and removes it from the map. */
    take: (kind: SectionKind, id: unknown, roleIds: readonly unknown[]): Values | undefined =>
      kind === 'work' ? takeCompany(id, roleIds) : isEntryKind(kind) ? take(kind, id) : undefined,
    /** Returns the items that were not taken. */
    left: () => [...found.values()],
  };
}

const saysSomething = (role: Node<'role'>) => Object.keys(writeFields(ROLE, role)).length > 0;
