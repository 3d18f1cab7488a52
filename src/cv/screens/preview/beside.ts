/** How it is now stands after its newest version. */
export const NOW = 'now';

/** What came before the version that is looked at, and what after it, of all: the newest first. */
export function beside(versions: readonly { id: string }[], seen: string): { older?: string; newer?: string } {
  const all = [NOW, ...versions.map(({ id }) => id)];
  const at = all.indexOf(seen);
  const [older, newer] = at < 0 ? [] : [all[at + 1], all[at - 1]];
  return { ...(older === undefined ? {} : { older }), ...(newer === undefined ? {} : { newer }) };
}
