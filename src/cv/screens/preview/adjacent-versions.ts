/** Id of the current state of the CV, which follows its newest version. */
export const CURRENT_VERSION = 'now';

/** Returns the version before and the one after the viewed version. The versions are ordered newest first. */
export function adjacentVersions(
  versions: readonly { id: string }[],
  viewedId: string,
): { older?: string; newer?: string } {
  const all = [CURRENT_VERSION, ...versions.map(({ id }) => id)];
  const at = all.indexOf(viewedId);
  const [older, newer] = at < 0 ? [] : [all[at + 1], all[at - 1]];
  return { ...(older === undefined ? {} : { older }), ...(newer === undefined ? {} : { newer }) };
}
