import { useTranslations } from 'use-intl';
import { inOneLine } from '#platform/one-line.ts';
import { type Editor, Place, Section, TitleField } from '#records/components.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { WrittenProject } from './prepare-project.ts';

/** Title and summary fields. */
export function BasicsSection({ editor }: { editor: Editor<WrittenProject> }) {
  const t = useTranslations('projects.editor');
  const { id, value, change, faultOf } = editor;
  const left = PROJECT_LIMITS.summary - value.summary.trim().length;
  return (
    <Section name="basics" title={t('sections.basics')} titleHidden>
      <TitleField
        label={t('fields.title')}
        hint={id === undefined ? t('titleHint') : undefined}
        placeholder={t('titlePlaceholder')}
        error={id === undefined ? undefined : faultOf('title')}
        value={value.title}
        first={id === undefined}
        onChange={(title) => change({ title })}
      />
      <Place at="summary">
        <TextArea
          label={t('fields.summary')}
          hint={t('summaryLeft', { left: Math.max(0, left) })}
          error={faultOf('summary')}
          dir="auto"
          autoComplete="off"
          rows={2}
          value={value.summary}
          // The summary is a single line, even where it wraps.
          onChange={(event) => change({ summary: inOneLine(event.target.value) })}
        />
      </Place>
    </Section>
  );
}
