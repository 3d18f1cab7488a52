/** An operation on a file, or on the names below a prefix. */
export type Operation = 'read' | 'list' | 'write';
/** `owner` is the member whose folder it is, `shown` a caller who may see the content that the file belongs to. */
export type Grant = 'owner' | 'shown';

type Rule = { path: RegExp } & Record<Operation, readonly Grant[]>;

/** The access rules by path. Anything that matches no rule is denied. */
export const RULES: readonly Rule[] = [
  //  path                              read                write       list
  { path: /^users\/([^/]+)\/(?:.+)?$/s, read: ['owner', 'shown'], write: ['owner'], list: ['owner'] },
];

/** Returns the owner of the folder that contains a name, and the grants for the operation there. */
export function ruleFor(name: string, operation: Operation): { owner: string; grants: readonly Grant[] } | undefined {
  for (const rule of RULES) {
    const owner = rule.path.exec(name)?.[1];
    if (owner !== undefined) return { owner, grants: rule[operation] };
  }
  return undefined;
}
