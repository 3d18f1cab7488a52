import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useUploads } from '#files/components.tsx';
import type { RecordEditorState } from '#records/components.tsx';
import { UploadField } from '#ui/upload-field.tsx';
import { ACHIEVEMENT_LIMITS } from '../../model/limits.ts';
import type { EditableAchievement } from './prepare-achievement.ts';

/** Upload field for evidence files of any type. */
export function EvidenceUpload({ editor }: { editor: RecordEditorState<EditableAchievement> }) {
  const t = useTranslations('achievements.editor');
  const { value, change } = editor;
  // Each finished upload is appended to the latest evidence, not to that captured when it began.
  const latest = useRef(value.evidence);
  latest.current = value.evidence;
  const uploads = useUploads<string>({
    uploadFolder: 'evidence',
    finish: async (file) => file,
    onDone: (file) => {
      latest.current = [...latest.current, { label: '', file }];
      change({ evidence: [...latest.current] });
    },
  });
  const remaining = ACHIEVEMENT_LIMITS.evidence - value.evidence.length;
  return (
    <UploadField
      label={t('addFiles')}
      hint={remaining > 0 ? t('filesHint') : t('evidenceFull', { maximum: ACHIEVEMENT_LIMITS.evidence })}
      multiple
      {...uploads.field}
      files={uploads.field.files.filter(({ state }) => state !== 'done')}
      onFiles={(files) => uploads.add(files.slice(0, Math.max(0, remaining)))}
    />
  );
}
