import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { insertBefore, useUploads } from '#files/components.tsx';
import { FieldAnchor, LineField, type RecordEditorState, RowList, Section, UrlField } from '#records/components.tsx';
import { UploadField } from '#ui/files/upload-field.tsx';
import { ACHIEVEMENT_LIMITS } from '../../model/limits.ts';
import { EvidenceRow } from './evidence-row.tsx';
import { fileNameOf } from './file-name-of.ts';
import type { EditableAchievement, EditableEvidence } from './prepare-achievement.ts';

const EMPTY_ROW: EditableEvidence = { label: '', url: '' };

/** Fields for credential id, credential URL and evidence. */
export function EvidenceSection({ editor }: { editor: RecordEditorState<EditableAchievement> }) {
  const t = useTranslations('achievements.editor');
  const { value, change, errorOf } = editor;
  const nameOf = (row: EditableEvidence, at: number) =>
    row.label || ('file' in row ? fileNameOf(row.file) : row.url) || t('evidenceNumber', { number: at + 1 });
  return (
    <Section name="evidence" title={t('sections.evidence')} lead={t('evidenceLead')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <LineField editor={editor} name="credentialId" label={t('fields.credentialId')} dir="ltr" spellCheck={false} />
        <FieldAnchor at="credentialUrl">
          <UrlField
            label={t('fields.credentialUrl')}
            error={errorOf('credentialUrl')}
            value={value.credentialUrl}
            onChange={(credentialUrl) => change({ credentialUrl })}
          />
        </FieldAnchor>
      </div>
      <RowList
        label={t('fields.evidence')}
        rows={value.evidence}
        emptyRow={EMPTY_ROW}
        addLabel={t('addLink')}
        maximum={ACHIEVEMENT_LIMITS.evidence}
        nameOf={nameOf}
        error={errorOf('evidence')}
        onChange={(evidence) => change({ evidence })}
      >
        {(row, at, changeRow) => <EvidenceRow row={row} at={at} errorOf={errorOf} onChange={changeRow} />}
      </RowList>
      <EvidenceUpload editor={editor} />
    </Section>
  );
}

/** Upload field for evidence files of any type. */
function EvidenceUpload({ editor }: { editor: RecordEditorState<EditableAchievement> }) {
  const t = useTranslations('achievements.editor');
  const { value, change } = editor;
  // Each finished upload is added to the latest evidence, not to that captured when it began.
  const latest = useRef(value.evidence);
  latest.current = value.evidence;
  const uploads = useUploads<string>({
    uploadFolder: 'evidence',
    finish: async (file) => file,
    onDone: (file, later) => {
      latest.current = insertBefore(latest.current, { label: '', file }, later, (row) =>
        'file' in row ? row.file : undefined,
      );
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
