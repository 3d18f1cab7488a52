import { useTranslations } from 'use-intl';
import { slugOf } from '#platform/pure/slug.ts';
import { FieldAnchor, type RecordEditorState, Section } from '#records/components.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { EditableProject } from './prepare-project.ts';

/** Slug and featured fields. */
export function PublishingSection({ editor }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor');
  const { value, saved, change, errorOf, id } = editor;
  const stored = saved.slug;
  const isRenamed = stored !== '' && value.slug !== stored;
  const normalizeSlug = () => {
    const slug = slugOf(value.slug) || stored;
    if (slug !== value.slug) change({ slug });
  };
  return (
    <Section name="showing" title={t('sections.showing')}>
      <Switch
        label={t('fields.featured')}
        hint={t('featuredHint')}
        checked={value.featured}
        onCheckedChange={(featured) => change({ featured })}
      />
      <FieldAnchor at="slug">
        <TextField
          label={t('fields.slug')}
          hint={
            id === undefined
              ? t('slugLater')
              : value.status === 'draft' && !isRenamed
                ? t('slugFollows', { address: `/projects/${value.slug}` })
                : t('slugLeads', { address: `/projects/${value.slug}` })
          }
          error={errorOf('slug')}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value.slug}
          onChange={(event) => change({ slug: event.target.value })}
          onBlur={normalizeSlug}
        />
      </FieldAnchor>
    </Section>
  );
}
