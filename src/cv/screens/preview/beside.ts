/** Stands for the current state of the CV, which follows its newest version. */
export const NOW = 'now';

/** Returns the version before and the one after the viewed version. The versions are ordered newest first. */
export function beside(versions: readonly { id: string }[], seen: string): { older?: string; newer?: string } {
  const all = [NOW, ...versions.map(({ id }) => id)];
  const at = all.indexOf(seen);
  const [older, newer] = at < 0 ? [] : [all[at + 1], all[at - 1]];
  return { ...(older === undefined ? {} : { older }), ...(newer === undefined ? {} : { newer }) };
}
