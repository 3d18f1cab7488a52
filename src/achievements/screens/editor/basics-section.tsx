import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldAnchor, LineField, type RecordEditorState, Section, TitleField } from '#records/components.tsx';
import { PartialDateField } from '#ui/fields/partial-date-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { ACHIEVEMENT_KINDS } from '../../model/limits.ts';
import type { EditableAchievement } from './prepare-achievement.ts';

/** Fields for title, kind, issuer and dates. */
export function BasicsSection({ editor }: { editor: RecordEditorState<EditableAchievement> }) {
  const t = useTranslations('achievements.editor');
  const tManager = useTranslations('achievements.manager');
  const { id, value, change, errorOf } = editor;
  const [mayExpire, setMayExpire] = useState(false);
  const expires = value.expires !== '' || mayExpire;
  return (
    <Section name="basics" title={t('sections.basics')} titleHidden>
      <TitleField
        label={t('fields.title')}
        hint={id === undefined ? t('titleHint') : undefined}
        placeholder={t('titlePlaceholder')}
        error={id === undefined ? undefined : errorOf('title')}
        value={value.title}
        focusOnMount={id === undefined}
        onChange={(title) => change({ title })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FieldAnchor at="kind">
          <Select
            label={t('fields.kind')}
            error={errorOf('kind')}
            options={ACHIEVEMENT_KINDS.map((kind) => ({ value: kind, label: tManager(`kinds.${kind}`) }))}
            value={value.kind}
            onValueChange={(kind) => change({ kind })}
          />
        </FieldAnchor>
        <LineField
          editor={editor}
          name="issuer"
          label={t(value.kind === 'talk' ? 'venue' : 'fields.issuer')}
          autoComplete="organization"
        />
        <FieldAnchor at="date">
          <PartialDateField
            label={t('fields.date')}
            hint={t('dateHint')}
            error={errorOf('date')}
            value={value.date || null}
            onValueChange={(date) => change({ date: date ?? '' })}
          />
        </FieldAnchor>
        <div className="grid content-start gap-3">
          {expires && (
            <FieldAnchor at="expires">
              <PartialDateField
                label={t('fields.expires')}
                error={errorOf('expires')}
                value={value.expires || null}
                onValueChange={(date) => change({ expires: date ?? '' })}
              />
            </FieldAnchor>
          )}
          <div className={expires ? '' : 'sm:pt-8'}>
            <Switch
              label={t('neverExpires')}
              checked={!expires}
              onCheckedChange={(never) => {
                setMayExpire(!never);
                if (never) change({ expires: '' });
              }}
            />
          </div>
        </div>
      </div>
    </Section>
  );
}
