import { useTranslations } from 'use-intl';
import { ConflictList } from '#records/components.tsx';
import type { CvContent } from '../../contract.ts';
import { nodeAt, nodeTitleOf } from '../../model/tree.ts';
import { useStepDescription } from './use-step-description.ts';
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
  const describeStep = useStepDescription(content);
  const labelOf = ({ at, field }: CvConflict) => {
    const node = nodeAt(content, at);
    if (!node) return '';
    return (
      describeStep({
        did: 'set',
        kind: node.kind,
        name: nodeTitleOf(node),
        ...(field === undefined ? {} : { field }),
      }) ?? ''
    );
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
