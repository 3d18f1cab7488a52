import { useTranslations } from 'use-intl';
import { type Editor, Place, Section, slugOf } from '#records/components.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { WrittenProject } from './prepare-project.ts';

/** Slug and featured fields. */
export function ShowingSection({ editor }: { editor: Editor<WrittenProject> }) {
  const t = useTranslations('projects.editor');
  const { value, saved, change, faultOf, id } = editor;
  const stored = saved.slug;
  const renamed = stored !== '' && value.slug !== stored;
  const settle = () => {
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
      <Place at="slug">
        <TextField
          label={t('fields.slug')}
          hint={
            id === undefined
              ? t('slugLater')
              : value.status === 'draft' && !renamed
                ? t('slugFollows', { address: `/projects/${value.slug}` })
                : t('slugLeads', { address: `/projects/${value.slug}` })
          }
          error={faultOf('slug')}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value.slug}
          onChange={(event) => change({ slug: event.target.value })}
          onBlur={settle}
        />
      </Place>
    </Section>
  );
}
