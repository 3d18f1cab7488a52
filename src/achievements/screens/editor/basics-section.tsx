import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Editor, LineField, Place, Section, TitleField } from '#records/components.tsx';
import { PartialDateField } from '#ui/partial-date-field.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { ACHIEVEMENT_KINDS } from '../../model/limits.ts';
import type { WrittenAchievement } from './prepare-achievement.ts';

/** Fields for title, kind, issuer and dates. */
export function BasicsSection({ editor }: { editor: Editor<WrittenAchievement> }) {
  const t = useTranslations('achievements.editor');
  const tManager = useTranslations('achievements.manager');
  const { id, value, change, faultOf } = editor;
  const [mayExpire, setMayExpire] = useState(false);
  const expires = value.expires !== '' || mayExpire;
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
      <div className="grid gap-5 sm:grid-cols-2">
        <Place at="kind">
          <Select
            label={t('fields.kind')}
            error={faultOf('kind')}
            options={ACHIEVEMENT_KINDS.map((kind) => ({ value: kind, label: tManager(`kinds.${kind}`) }))}
            value={value.kind}
            onValueChange={(kind) => change({ kind })}
          />
        </Place>
        <LineField
          editor={editor}
          name="issuer"
          label={t(value.kind === 'talk' ? 'venue' : 'fields.issuer')}
          autoComplete="organization"
        />
        <Place at="date">
          <PartialDateField
            label={t('fields.date')}
            hint={t('dateHint')}
            error={faultOf('date')}
            value={value.date || null}
            onValueChange={(date) => change({ date: date ?? '' })}
          />
        </Place>
        <div className="grid content-start gap-3">
          {expires && (
            <Place at="expires">
              <PartialDateField
                label={t('fields.expires')}
                error={faultOf('expires')}
                value={value.expires || null}
                onValueChange={(date) => change({ expires: date ?? '' })}
              />
            </Place>
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
