/** What one may want of a file, or of the names below a prefix. */
export type Operation = 'read' | 'list' | 'write';
/** `owner`: whose folder it is. `shown`: those to whom what the file belongs to is shown. */
export type Grant = 'owner' | 'shown';

type Rule = { path: RegExp } & Record<Operation, readonly Grant[]>;

/** Who may do what with which file. What stands in no row is refused to everybody. */
export const RULES: readonly Rule[] = [
  //  path                              read                write       list
  { path: /^users\/([^/]+)\/(?:.+)?$/s, read: ['owner', 'shown'], write: ['owner'], list: ['owner'] },
];

/** Whose folder a name lies in, and what the rules grant there. */
export function ruleFor(name: string, operation: Operation): { owner: string; grants: readonly Grant[] } | undefined {
  for (const rule of RULES) {
    const owner = rule.path.exec(name)?.[1];
    if (owner !== undefined) return { owner, grants: rule[operation] };
  }
  return undefined;
}
