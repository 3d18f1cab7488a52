import { useLocale, useTranslations } from 'use-intl';
import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import { inOneLine } from '#platform/one-line.ts';
import { Place } from '#records/components.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SITE_LIMITS } from '../../../model/site-shape.ts';
import { Group } from '../group.tsx';
import type { SiteEditor } from '../site-editor.ts';
import { languageName } from './language-name.ts';
import { SearchLook } from './search-look.tsx';
import { useFoundAs } from './use-found-as.ts';

const TAGS = Object.keys(LANGUAGES) as Language[];

/** The tab of visibility, search texts and language. */
export function FoundTab({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.found');
  const locale = useLocale();
  const { value, change, faultOf } = editor;
  const found = useFoundAs(editor);
  const left = (text: string, most: number) => t('left', { left: Math.max(0, most - text.trim().length) });
  return (
    <>
      <Group title={t('who')}>
        <Switch
          label={t('open')}
          hint={
            found.ownHost
              ? t('openHint', { address: found.ownHost })
              : t(found.isNameless ? 'openNameless' : 'openNowhere')
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
        <SearchLook
          title={found.title}
          description={found.description}
          address={found.address}
          listed={value.indexing}
        />
        <Place at="title">
          <TextField
            label={t('titleLabel')}
            hint={left(value.title, SITE_LIMITS.title)}
            error={faultOf('title')}
            placeholder={found.titleInstead}
            dir="auto"
            autoComplete="off"
            value={value.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Place>
        <Place at="description">
          <TextArea
            label={t('description')}
            hint={left(value.description, SITE_LIMITS.description)}
            error={faultOf('description')}
            placeholder={found.descriptionInstead}
            dir="auto"
            autoComplete="off"
            rows={2}
            value={value.description}
            // The description is a single line, however it wraps on screen.
            onChange={(event) => change({ description: inOneLine(event.target.value) })}
          />
        </Place>
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
