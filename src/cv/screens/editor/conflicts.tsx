import { useLocale, useTranslations } from 'use-intl';
import { ConflictList } from '#records/components.tsx';
import type { CvContent } from '../../contract.ts';
import { nodeAt, nodeTitleOf } from '../../model/tree.ts';
import { useChangeNames } from '../history/use-change-description.ts';
import type { CvView } from './writing/cv-writer.ts';

type CvConflict = CvView['conflicts'][number];
type Props = {
  conflicts: readonly CvConflict[];
  content: CvContent;
  onSettle: (at: number, keep: 'mine' | 'theirs') => void;
};

/** Lists the conflicts between local changes and changes made elsewhere, field by field, for the member to resolve. */
export function Conflicts({ conflicts, content, onSettle }: Props) {
  const t = useTranslations('cv-editor.conflicts');
  const tChanges = useTranslations('cv-history.changes');
  const locale = useLocale();
  const { nodeNameOf, fieldNameOf } = useChangeNames();
  const labelOf = ({ at, field }: CvConflict) => {
    const node = nodeAt(content, at);
    if (!node) return '';
    const changed = { kind: node.kind, name: nodeTitleOf(node), ...(field === undefined ? {} : { field }) };
    const what = capitalize(nodeNameOf(changed), locale);
    return field === undefined ? what : tChanges('field', { what, field: capitalize(fieldNameOf(changed), locale) });
  };
  /** Returns both sides of a conflict as text. For a removed entry these are "removed" and "changed". */
  const sidesOf = ({ field, mine, theirs }: CvConflict) => {
    if (field !== undefined) return { mine: formatValue(mine), theirs: formatValue(theirs) };
    const isRemovedElsewhere = theirs === 'removed';
    return {
      mine: t(isRemovedElsewhere ? 'changed' : 'removed'),
      theirs: t(isRemovedElsewhere ? 'removed' : 'changed'),
    };
  };
  return (
    <ConflictList
      conflicts={conflicts.map((conflict, at) => ({
        key: [...conflict.at, conflict.field, at].join('/'),
        fieldLabel: labelOf(conflict),
        ...sidesOf(conflict),
        onResolve: (keep) => onSettle(at, keep),
      }))}
    />
  );
}

/** Returns a field value as readable text, or a dash if it is empty. */
function formatValue(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text === '' ? '–' : text;
}

const capitalize = ([first = '', ...rest]: string, locale: string) => first.toLocaleUpperCase(locale) + rest.join('');
