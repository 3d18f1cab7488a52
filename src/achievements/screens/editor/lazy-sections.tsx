import { useTranslations } from 'use-intl';
import { type RecordEditorState, Section, WordingsSection } from '#records/components.tsx';
import type { Achievement } from '../../contract.ts';
import { BadgeProof } from './badge-proof.tsx';
import { EvidenceSection } from './evidence-section.tsx';
import { OrganizationSection } from './organization-section.tsx';
import type { EditableAchievement } from './prepare-achievement.ts';

/** Sections below the description, in a chunk of their own. */
export const LazySections = ({ editor }: { editor: RecordEditorState<EditableAchievement> }) => (
  <>
    <DescriptionWordings editor={editor} />
    <EvidenceSection editor={editor} />
    <ProofSection editor={editor} />
    <OrganizationSection editor={editor} />
  </>
);

/** Proof of the imported badge; renders nothing for an achievement without one. */
function ProofSection({ editor }: { editor: RecordEditorState<EditableAchievement> }) {
  const t = useTranslations('achievements.proof');
  const proof = (editor.record as Partial<Achievement> | undefined)?.proof;
  if (!proof) return null;
  return (
    <Section name="proof" title={t('title')} lead={t('lead')}>
      <BadgeProof proof={proof} />
    </Section>
  );
}

/** Other wordings of the description, from which CVs choose. */
function DescriptionWordings({ editor }: { editor: RecordEditorState<EditableAchievement> }) {
  const t = useTranslations('achievements.editor.fields');
  const { description, wordings } = editor.value;
  return (
    <WordingsSection
      texts={description.trim() === '' ? [] : [{ key: 'description', label: t('description'), text: description }]}
      wordings={wordings}
      error={editor.errorWithin('wordings')}
      onChange={(next) => editor.change({ wordings: next })}
    />
  );
}
