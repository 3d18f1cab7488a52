import { useQuery } from '@tanstack/react-query';
import { Languages, X } from 'lucide-react';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguageNames } from '#cv/components.tsx';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Icon } from '#ui/icon.tsx';
import type { SiteLanguage } from '../../../model/site-shape.ts';
import { cvsApi } from '../../cvs-api.ts';
import { portfolioApi } from '../../portfolio-api.ts';
import { Group } from '../group.tsx';
import type { SiteEditor } from '../site-editor.ts';

const TAGS = Object.keys(LANGUAGES) as Language[];
const MAX_CVS = 100;
/** Value of the option for the CV that the site shows in its own language. */
const SAME = 'same';

/** The languages in which visitors can read the site besides its own. */
export function LanguagesGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.found.languages');
  const languageName = useLanguageNames();
  const { value, change } = editor;
  const { language: own, languages } = value;
  const others = languages.filter(({ language }) => language !== own);
  const addable = TAGS.filter((tag) => tag !== own && !languages.some(({ language }) => language === tag));
  const replace = (next: SiteLanguage) =>
    change({ languages: languages.map((one) => (one.language === next.language ? next : one)) });
  const container = useRef<HTMLDivElement>(null);
  /** The control that was used goes away with the change. */
  const changeLanguages = (next: SiteLanguage[]) => {
    change({ languages: next });
    requestAnimationFrame(() => {
      if (document.activeElement === document.body || !document.activeElement) container.current?.focus();
    });
  };
  const remove = (language: Language) => changeLanguages(languages.filter((one) => one.language !== language));
  return (
    <Group title={t('more')} lead={t('moreLead')}>
      <div ref={container} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-hidden">
        {others.length > 0 && (
          <ul className="grid gap-3">
            {others.map((one) => (
              <LanguageRow
                key={one.language}
                language={one}
                name={languageName(one.language)}
                hasCv={value.cv !== null}
                onChange={replace}
                onRemove={() => remove(one.language)}
              />
            ))}
          </ul>
        )}
        {addable.length > 0 && (
          <Select
            label={t('add')}
            placeholder={t('addPlaceholder')}
            options={addable.map((tag) => ({ value: tag, label: languageName(tag) }))}
            value={null}
            onValueChange={(language) => changeLanguages([...languages, { language, cv: null }])}
          />
        )}
      </div>
    </Group>
  );
}

type RowProps = {
  language: SiteLanguage;
  name: string;
  hasCv: boolean;
  onChange: (language: SiteLanguage) => void;
  onRemove: () => void;
};

function LanguageRow({ language: { language, cv }, name, hasCv, onChange, onRemove }: RowProps) {
  const t = useTranslations('portfolio-editor.found.languages');
  const { data } = useQuery(portfolioApi.languages.read.queryOptions({ input: { language } }));
  const sum = (count: 'total' | 'done' | 'changed') => data?.parts.reduce((total, part) => total + part[count], 0) ?? 0;
  const changed = sum('changed');
  return (
    <li className="grid gap-3 rounded-card border border-border p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="font-medium">{name}</p>
          <p className="min-h-4 text-text-secondary text-xs tabular-nums">
            {data && t('translated', { done: sum('done'), total: sum('total') })}
            {changed > 0 && <span className="block text-warning">{t('originalsChanged', { count: changed })}</span>}
          </p>
        </div>
        <Link
          variant="button-plain"
          aria-label={t('translateTo', { language: name })}
          render={<RouterLink to={`/translate/${language}`} />}
        >
          <Icon of={Languages} />
          {t('translate')}
        </Link>
        <IconButton name={t('remove', { language: name })} icon={X} onClick={onRemove} />
      </div>
      {hasCv && (
        <CvOfLanguage
          label={t('cvIn', { language: name })}
          cv={cv}
          onChange={(next) => onChange({ language, cv: next })}
        />
      )}
    </li>
  );
}

type CvProps = { label: string; cv: string | null; onChange: (cv: string | null) => void };

function CvOfLanguage({ label, cv, onChange }: CvProps) {
  const t = useTranslations('portfolio-editor.found.languages');
  const tCv = useTranslations('portfolio-editor.cv');
  const { data, isSuccess } = useQuery(cvsApi.list.queryOptions({ input: { sort: 'updated', limit: MAX_CVS } }));
  const items = data?.items ?? [];
  const chosen = items.find(({ id }) => id === cv);
  const isMissing = cv !== null && isSuccess && !chosen;
  return (
    <Select
      label={label}
      error={isMissing ? tCv('goneText') : undefined}
      hint={chosen?.visibility === 'private' ? tCv('private') : undefined}
      options={[
        { value: SAME, label: t('sameCv') },
        ...items.map(({ id, name }) => ({ value: id, label: name })),
        ...(cv !== null && !chosen ? [{ value: cv, label: tCv(isMissing ? 'gone' : 'loading') }] : []),
      ]}
      value={cv ?? SAME}
      onValueChange={(next) => onChange(next === SAME ? null : next)}
    />
  );
}
