import { useTranslations } from 'use-intl';
import { type RecordEditorState, Section, SlugField } from '#records/components.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import type { EditableProject } from './prepare-project.ts';

/** Slug and featured fields. */
export function PublishingSection({ editor }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor');
  const { value, change } = editor;
  const address = `/projects/${value.slug}`;
  return (
    <Section name="showing" title={t('sections.showing')}>
      <Switch
        label={t('fields.featured')}
        hint={t('featuredHint')}
        checked={value.featured}
        onCheckedChange={(featured) => change({ featured })}
      />
      <SlugField
        editor={editor}
        label={t('fields.slug')}
        hints={{
          later: t('slugLater'),
          follows: t('slugFollows', { address }),
          leads: t('slugLeads', { address }),
        }}
        followsTitle={value.status === 'draft'}
      />
    </Section>
  );
}
