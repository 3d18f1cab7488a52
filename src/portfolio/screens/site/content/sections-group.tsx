import { useTranslations } from 'use-intl';
import { useWordsIn } from '#platform/i18n/words-provider.tsx';
import { SortableLater } from '#ui/sortable-later.tsx';
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
  const names = useWordsIn(value.language, 'portfolio-pages').sections;
  const set = (next: SiteSection) => change({ sections: sections.map((one) => (one.kind === next.kind ? next : one)) });
  return (
    <Group title={t('title')} lead={t('lead')}>
      <SortableLater
        label={t('title')}
        items={sections}
        idOf={({ kind }) => kind}
        nameOf={({ kind, heading }) => heading.trim() || names[kind]}
        onReorder={(next) => change({ sections: next })}
        className="relative rounded-card border border-border"
        draw={(section, parts) => {
          const at = sections.indexOf(section);
          return (
            <SectionRow
              key={section.kind}
              section={section}
              name={names[section.kind]}
              parts={parts}
              place={`sections.${at}.heading`}
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
