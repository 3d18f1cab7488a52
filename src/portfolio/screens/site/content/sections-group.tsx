import { useTranslations } from 'use-intl';
import { useMessagesIn } from '#platform/i18n/messages-provider.tsx';
import { LazySortableList } from '#ui/lazy-sortable-list.tsx';
import type { SiteSection } from '../../../model/site-shape.ts';
import { Group } from '../group.tsx';
import type { SiteEditor } from '../site-editor.ts';
import { SectionRow } from './section-row.tsx';
import { useSectionNotes } from './use-section-notes.tsx';

/** The sortable list of home page sections. */
export function SectionsGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.sections');
  const noteOf = useSectionNotes(editor);
  const { value, change, faultOf } = editor;
  const { sections } = value;
  // Default headings in the language of the site, not of the interface.
  const names = useMessagesIn(value.language, 'portfolio-pages').sections;
  const set = (next: SiteSection) => change({ sections: sections.map((one) => (one.kind === next.kind ? next : one)) });
  return (
    <Group title={t('title')} lead={t('lead')}>
      <LazySortableList
        label={t('title')}
        items={sections}
        idOf={({ kind }) => kind}
        nameOf={({ kind, heading }) => heading.trim() || names[kind]}
        onReorder={(next) => change({ sections: next })}
        className="relative rounded-card border border-border"
        renderItem={(section, parts) => {
          const at = sections.indexOf(section);
          return (
            <SectionRow
              key={section.kind}
              section={section}
              name={names[section.kind]}
              parts={parts}
              path={`sections.${at}.heading`}
              error={faultOf(`sections.${at}.heading`)}
              note={section.visible ? noteOf(section.kind) : undefined}
              onChange={set}
            />
          );
        }}
      />
    </Group>
  );
}
