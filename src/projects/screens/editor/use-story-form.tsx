import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { BlockForm } from '#blocks/components.tsx';
import { FieldAnchor, type RecordEditorState } from '#records/components.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { EditableProject } from './prepare-project.ts';

type Chapter = keyof EditableProject['caseStudy'];

/** Returns the form of the case study, in which fields of the project are blocks as well. */
export function useStoryForm(editor: RecordEditorState<EditableProject>): BlockForm {
  const t = useTranslations('projects.editor');
  const { value, change, errorOf, imageOf, addImage } = editor;
  const { caseStudy } = value;
  // A removal can be undone later, when other texts have changed.
  const latest = useRef(caseStudy);
  latest.current = caseStudy;
  return {
    ...{ errorOf, imageOf, addImage, blocks: value.blocks, cover: value.cover },
    change: (blocks, texts) => change(texts ? { blocks, caseStudy: { ...latest.current, ...texts } } : { blocks }),
    onCover: (cover) => change({ cover, coverFocus: null }),
    fields: {
      texts: caseStudy,
      group: t('story.chapters'),
      isFilled: (field) =>
        field === 'metrics' || field === 'gallery' ? value[field].length > 0 : caseStudy[field].trim() !== '',
      nameOf: (field) => t(`fields.${field}`),
      render: (field) =>
        field === 'metrics' || field === 'gallery' ? (
          <p className="text-text-secondary">{t(`story.places.${field}`)}</p>
        ) : (
          <ChapterText
            editor={editor}
            field={field}
            onChange={(text) => change({ caseStudy: { ...latest.current, [field]: text } })}
          />
        ),
    },
  };
}

type ChapterProps = {
  editor: RecordEditorState<EditableProject>;
  field: Chapter;
  onChange: (text: string) => void;
};

/** One of the project's own texts. */
function ChapterText({ editor, field, onChange }: ChapterProps) {
  const t = useTranslations('projects.editor');
  const path = `caseStudy.${field}`;
  return (
    <FieldAnchor at={path}>
      <RichTextField
        long
        label={t(`fields.${field}`)}
        labelHidden
        placeholder={t(`placeholders.${field}`)}
        error={editor.errorOf(path)}
        max={PROJECT_LIMITS.caseStudy}
        value={editor.value.caseStudy[field]}
        onChange={onChange}
      />
    </FieldAnchor>
  );
}
