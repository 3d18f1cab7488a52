import { useTranslations } from 'use-intl';
import { AddressField, type Editor, LineField, Place, RowList, Section } from '#records/components.tsx';
import { ACHIEVEMENT_LIMITS } from '../../model/limits.ts';
import { EvidenceRow } from './evidence-row.tsx';
import { EvidenceUpload } from './evidence-upload.tsx';
import { fileNameOf } from './file-name-of.ts';
import type { Evidence, WrittenAchievement } from './prepare-achievement.ts';

const FRESH: Evidence = { label: '', url: '' };

/** Fields for credential id, credential URL and evidence. */
export function EvidenceSection({ editor }: { editor: Editor<WrittenAchievement> }) {
  const t = useTranslations('achievements.editor');
  const { value, change, faultOf } = editor;
  const nameOf = (row: Evidence, at: number) =>
    row.label || ('file' in row ? fileNameOf(row.file) : row.url) || t('evidenceNumber', { number: at + 1 });
  return (
    <Section name="evidence" title={t('sections.evidence')} lead={t('evidenceLead')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <LineField editor={editor} name="credentialId" label={t('fields.credentialId')} dir="ltr" spellCheck={false} />
        <Place at="credentialUrl">
          <AddressField
            label={t('fields.credentialUrl')}
            error={faultOf('credentialUrl')}
            value={value.credentialUrl}
            onChange={(credentialUrl) => change({ credentialUrl })}
          />
        </Place>
      </div>
      <RowList
        label={t('fields.evidence')}
        rows={value.evidence}
        fresh={FRESH}
        addLabel={t('addLink')}
        maximum={ACHIEVEMENT_LIMITS.evidence}
        nameOf={nameOf}
        error={faultOf('evidence')}
        onChange={(evidence) => change({ evidence })}
      >
        {(row, at, changeRow) => <EvidenceRow row={row} at={at} faultOf={faultOf} onChange={changeRow} />}
      </RowList>
      <EvidenceUpload editor={editor} />
    </Section>
  );
}
