import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { LazySortableList } from '#ui/lists/lazy-sortable-list.tsx';
import { SECTION_LIMITS } from '../../../../model/sections/section-kinds.ts';
import type { SiteSection } from '../../../../model/sections/section-schema.ts';
import { Group } from '../../group.tsx';
import type { SiteEditor } from '../../site-editor.ts';
import { AddSection } from './add-section.tsx';
import { useSectionNotes } from './section-notes.tsx';
import { SectionRow } from './section-row.tsx';
import { useSectionNames } from './use-section-names.ts';
import { useSections } from './use-sections.ts';

/** The sections of a page in their order, and ways to add more. */
export function SectionsGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.sections');
  const noteOf = useSectionNotes(editor);
  const list = useSections(editor);
  const { sections, path } = list;
  // Default headings in the language of the site, not of the interface.
  const kindName = useSectionNames(editor.value.language);
  const nameOf = ({ kind, heading }: SiteSection) => heading.trim() || kindName(kind);
  const isFull = sections.length >= SECTION_LIMITS.sections;
  // Limits of all sections together are told on whichever page is edited.
  const error = editor.faultOf(path) ?? editor.faultOf('sections') ?? editor.faultOf('pages');
  return (
    <Group title={t('title')} lead={t('lead')}>
      {sections.length > 0 && (
        <LazySortableList
          label={t('title')}
          items={sections}
          idOf={({ id }) => id}
          nameOf={nameOf}
          onReorder={list.reorder}
          className="relative rounded-card border border-border"
          renderItem={(section, parts) => (
            <SectionRow
              key={section.id}
              editor={editor}
              list={list}
              section={section}
              kindName={kindName(section.kind)}
              parts={parts}
              path={`${path}.${sections.indexOf(section)}`}
              note={noteOf(section)}
            />
          )}
        />
      )}
      {error && (
        <p role="alert" className="text-error text-xs">
          {error}
        </p>
      )}
      <div>
        <AddSection
          onAdd={list.add}
          trigger={
            <Button
              data-add-section=""
              icon={Plus}
              disabledReason={isFull ? t('full', { maximum: SECTION_LIMITS.sections }) : undefined}
            >
              {t('add')}
            </Button>
          }
        />
      </div>
    </Group>
  );
}
