/** Stands for the current state of the CV among the ids of its versions. It follows the newest of them. */
export const CURRENT_STATE = 'now';

/**
 * Returns the version before and the one after the viewed version, which is unknown if it was removed. The versions are
 * ordered newest first.
 */
export function adjacentVersions(
  versions: readonly { id: string }[],
  viewedId: string,
): { older?: string; newer?: string } {
  const all = [CURRENT_STATE, ...versions.map(({ id }) => id)];
  const at = all.indexOf(viewedId);
  const [older, newer] = at < 0 ? [] : [all[at + 1], all[at - 1]];
  return { ...(older === undefined ? {} : { older }), ...(newer === undefined ? {} : { newer }) };
}
