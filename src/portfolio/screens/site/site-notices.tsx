import { TriangleAlert } from 'lucide-react';
import { valueAt } from '#platform/autosave/fields.ts';
import { ConflictList, Notice } from '#records/components.tsx';
import type { SiteSession } from './use-site-session.ts';
import { useSiteWords } from './use-site-words.ts';

type SiteWriter = SiteSession['writer'];
type Props = { writer: SiteWriter; view: ReturnType<SiteWriter['view']> };

/** Shows a failed save and edit conflicts, which need attention before editing continues. */
export function SiteNotices({ writer, view }: Props) {
  const { nameOf, describe } = useSiteWords(view.value.language);
  const { condition, message, conflicts, value } = view;
  const failed = condition === 'failed' && message !== undefined;
  if (!failed && conflicts.length === 0) return null;
  return (
    <div className="max-h-[50dvh] shrink-0 overflow-y-auto border-border border-b px-4 pb-4">
      {failed && <Notice icon={TriangleAlert} text={message} urgent />}
      <ConflictList
        conflicts={conflicts.map(({ path, theirs }, at) => ({
          key: path.join('.'),
          fieldLabel: nameOf(path),
          mine: describe(path, valueAt(value, path)),
          theirs: describe(path, theirs),
          onResolve: (keep) => writer.settle(at, keep),
        }))}
      />
    </div>
  );
}
