import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CoverField, FieldAnchor, type RecordEditorState, RecordTagsField, Section } from '#records/components.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { ACHIEVEMENT_LIMITS } from '../../model/limits.ts';
import { achievementsApi } from '../achievements-api.ts';
import type { EditableAchievement } from './prepare-achievement.ts';
import { ProjectPicker } from './project-picker.tsx';

/** Fields for project, tags, badge image and visibility. */
export function OrganizationSection({ editor }: { editor: RecordEditorState<EditableAchievement> }) {
  const t = useTranslations('achievements.editor');
  const { value, change, errorOf, imageOf, addImage } = editor;
  const { data: facets } = useQuery(achievementsApi.facets.queryOptions());
  return (
    <Section name="place" title={t('sections.place')}>
      <FieldAnchor at="project">
        <ProjectPicker value={value.project} error={errorOf('project')} onChange={(project) => change({ project })} />
      </FieldAnchor>
      <RecordTagsField
        editor={editor}
        label={t('fields.tags')}
        hint={t('tagsHint')}
        max={ACHIEVEMENT_LIMITS.tags}
        facets={facets}
      />
      <FieldAnchor at="badge">
        <CoverField
          label={t('fields.badge')}
          hint={t('badgeHint')}
          removeLabel={t('removeBadge')}
          shape="small"
          cover={value.badge === null ? undefined : imageOf(value.badge)}
          error={errorOf('badge')}
          onImage={addImage}
          onCover={(badge) => change({ badge })}
        />
      </FieldAnchor>
      <Switch
        label={t('fields.visible')}
        hint={t('visibleHint')}
        checked={value.visible}
        onCheckedChange={(visible) => change({ visible })}
      />
    </Section>
  );
}
