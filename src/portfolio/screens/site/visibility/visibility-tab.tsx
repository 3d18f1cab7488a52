import { useLocale, useTranslations } from 'use-intl';
import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import { toOneLine } from '#platform/one-line.ts';
import { FieldAnchor } from '#records/components.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SITE_LIMITS } from '../../../model/site-shape.ts';
import { Group } from '../group.tsx';
import type { SiteEditor } from '../site-editor.ts';
import { languageName } from './language-name.ts';
import { SearchPreview } from './search-preview.tsx';
import { useSearchPreview } from './use-search-preview.ts';

const TAGS = Object.keys(LANGUAGES) as Language[];

/** The tab of visibility, search texts and language. */
export function VisibilityTab({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.found');
  const locale = useLocale();
  const { value, change, faultOf } = editor;
  const preview = useSearchPreview(editor);
  const remainingOf = (text: string, max: number) => t('left', { left: Math.max(0, max - text.trim().length) });
  return (
    <>
      <Group title={t('who')}>
        <Switch
          label={t('open')}
          hint={
            preview.ownHost
              ? t('openHint', { address: preview.ownHost })
              : t(preview.hasNoUsername ? 'openNameless' : 'openNowhere')
          }
          checked={value.open}
          onCheckedChange={(open) => change({ open })}
        />
        <Switch
          label={t('indexing')}
          hint={t('indexingHint')}
          checked={value.indexing}
          onCheckedChange={(indexing) => change({ indexing })}
        />
      </Group>
      <Group title={t('words')} lead={t('wordsLead')}>
        <SearchPreview
          title={preview.title}
          description={preview.description}
          address={preview.address}
          listed={value.indexing}
        />
        <FieldAnchor at="title">
          <TextField
            label={t('titleLabel')}
            hint={remainingOf(value.title, SITE_LIMITS.title)}
            error={faultOf('title')}
            placeholder={preview.defaultTitle}
            dir="auto"
            autoComplete="off"
            value={value.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </FieldAnchor>
        <FieldAnchor at="description">
          <TextArea
            label={t('description')}
            hint={remainingOf(value.description, SITE_LIMITS.description)}
            error={faultOf('description')}
            placeholder={preview.defaultDescription}
            dir="auto"
            autoComplete="off"
            rows={2}
            value={value.description}
            // The description is a single line, however it wraps on screen.
            onChange={(event) => change({ description: toOneLine(event.target.value) })}
          />
        </FieldAnchor>
      </Group>
      <Group title={t('language')}>
        <Select
          label={t('languageLabel')}
          hint={t('languageHint')}
          options={TAGS.map((tag) => ({ value: tag, label: languageName(tag, locale) }))}
          value={value.language}
          onValueChange={(language) => change({ language })}
        />
      </Group>
    </>
  );
}
