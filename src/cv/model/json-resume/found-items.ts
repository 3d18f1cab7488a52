import type { CvContent } from '../content.ts';
import type { Node, SectionKind } from '../shapes.ts';
import type { Values } from '../tree.ts';
import { isEntryKind, ROLE } from './tables.ts';
import { writeFields } from './write-entries.ts';

/** What the entries of a file say, by kind and name of the node that they were made of. */
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

  /** A company is the entries of its roles together, or the one of its own name where it had none to show. */
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
    /** The item that is called so, once. */
    take: (kind: SectionKind, id: unknown, roleIds: readonly unknown[]): Values | undefined =>
      kind === 'work' ? takeCompany(id, roleIds) : isEntryKind(kind) ? take(kind, id) : undefined,
    /** Those that nobody has taken. */
    left: () => [...found.values()],
  };
}

const saysSomething = (role: Node<'role'>) => Object.keys(writeFields(ROLE, role)).length > 0;
