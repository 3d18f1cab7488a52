import { UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SortableLater } from '#ui/sortable-later.tsx';
import type { CvContent } from '../../../contract.ts';
import { BasicsForm } from '../forms-later.tsx';
import { useHand } from '../hand.tsx';
import { BASICS, type Places } from '../use-open-places.ts';
import { AddSection } from './add-section.tsx';
import { Fold } from './fold.tsx';
import { movesOf, type Row, rowsOf } from './rows.ts';
import { SectionEntry } from './section-entry.tsx';
import { useSectionName } from './use-section-name.ts';

type Props = { content: CvContent; places: Places; hasSide: boolean };

/** Outline of all parts of the CV in order. The part being edited shows its form in place. */
export function Outline({ content, places, hasSide }: Props) {
  const t = useTranslations('cv-editor.outline');
  const hand = useHand();
  const nameOf = useSectionName();
  const { unfolded, unfold, leadTo, follow } = places;
  const rows = rowsOf(content.sections, hasSide);
  const nameOfRow = ({ section }: Row) => (section ? nameOf(section) : t('side'));
  const toggle = (section: string) => unfold(unfolded.section === section ? undefined : section);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows where the cursor goes
    <div onFocus={({ target }) => follow(target)} className="grid grid-cols-1 gap-1">
      <Fold
        icon={UserRound}
        title={t('basics')}
        aside={content.basics.name}
        open={unfolded.section === BASICS}
        onToggle={() => toggle(BASICS)}
        place={BASICS}
      >
        <BasicsForm basics={content.basics} />
      </Fold>
      <SortableLater
        label={t('sections')}
        items={rows}
        idOf={({ id }) => id}
        nameOf={nameOfRow}
        onReorder={(next, id) => hand.do(...movesOf(content.sections, next, id))}
        className="relative grid grid-cols-1 gap-1"
        draw={({ section }, parts) =>
          section ? (
            <SectionEntry
              section={section}
              summary={content.basics.summary}
              parts={parts}
              open={unfolded.section === section.id}
              openItem={unfolded.section === section.id ? unfolded.item : undefined}
              onUnfold={unfold}
              onLead={leadTo}
              hasSide={hasSide}
            />
          ) : (
            <li
              ref={parts.item.ref}
              style={parts.item.style}
              className="mt-4 mb-1 border-border border-b pb-1 font-medium text-text-secondary text-xs"
            >
              {t('side')}
            </li>
          )
        }
      />
      {!hand.locked && <AddSection sections={content.sections} hasSide={hasSide} onAdded={leadTo} />}
    </div>
  );
}
