/** An operation on a file, or on the names below a prefix. */
export type FileOperation = 'read' | 'list' | 'write';
/** `owner` is the member whose folder it is, `shown` a caller who may see the content that the file belongs to. */
export type Grant = 'owner' | 'shown';

type AccessRule = { path: RegExp } & Record<FileOperation, readonly Grant[]>;

/** The access rules by path. Anything that matches no rule is denied. */
export const ACCESS_RULES: readonly AccessRule[] = [
  //  path                              read                write       list
  { path: /^users\/([^/]+)\/(?:.+)?$/s, read: ['owner', 'shown'], write: ['owner'], list: ['owner'] },
];

/** Returns the owner of the folder that contains a name, and the grants for the operation there. */
export function ruleFor(
  name: string,
  operation: FileOperation,
): { owner: string; grants: readonly Grant[] } | undefined {
  for (const rule of ACCESS_RULES) {
    const owner = rule.path.exec(name)?.[1];
    if (owner !== undefined) return { owner, grants: rule[operation] };
  }
  return undefined;
}
