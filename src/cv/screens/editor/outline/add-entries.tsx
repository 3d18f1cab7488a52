import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { isLineKind, isShort, type LineKind, type Section, type ShortKind } from '../../../model/shapes.ts';
import type { NodePath } from '../../../model/tree.ts';
import { AddFromWork } from '../work/add-from-work.tsx';
import { QuickAdd } from './quick-add.tsx';
import { QuickLine } from './quick-line.tsx';
import { useAddActions } from './use-add-actions.ts';

type ShortSection = Extract<Section, { kind: ShortKind }>;
const hasShortEntries = (section: Section): section is ShortSection => isShort(section.kind);

type LineSection = Extract<Section, { kind: LineKind }>;
const hasLines = (section: Section): section is LineSection => isLineKind(section.kind);

type Props = { section: Section; onNavigate: (path: NodePath) => void };

/** Controls that add entries to a section: by typing, from the member's work, or an empty one. */
export function AddEntries({ section, onNavigate }: Props) {
  const t = useTranslations('cv-editor.outline');
  const addActions = useAddActions(onNavigate);
  const addFromWork = <AddFromWork section={section} onAdded={onNavigate} />;
  if (hasShortEntries(section))
    return (
      <>
        <QuickAdd section={section} />
        <div className="px-2 pb-2">{addFromWork}</div>
      </>
    );
  return (
    <>
      {hasLines(section) && <QuickLine section={section} onNavigate={onNavigate} />}
      <div className="flex flex-wrap gap-1 p-2">
        {addFromWork}
        <Button tone="quiet" icon={Plus} onClick={() => addActions.addEntry(section)}>
          {t('addEntry')}
        </Button>
      </div>
    </>
  );
}
