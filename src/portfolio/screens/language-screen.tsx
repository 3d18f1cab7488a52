import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { TranslationProgress, TranslationSkeleton, useLanguageNames } from '#cv/components.tsx';
import { isLanguage, type Language } from '#platform/pure/i18n/languages.ts';
import { DocumentLoadError, EditorHeader, TRANSLATION_FILE_BYTES, useFailureToast } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { Select } from '#ui/fields/select.tsx';
import { useSizeLimit } from '#ui/files/use-size-limit.ts';
import { MenuDots } from '#ui/layout/dots.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import type { SiteTranslation } from '../contract.ts';
import { PartEditor, type PartNavigation } from './languages/part-editor.tsx';
import { isOpen, PartList, usePartNames } from './languages/part-list.tsx';
import { portfolioApi } from './portfolio-api.ts';

/** Screen that translates what the member's site shows, part by part. Translations are saved automatically. */
export function LanguageScreen() {
  const { language = '' } = useParams();
  const t = useTranslations('portfolio-languages');
  const isKnown = isLanguage(language);
  const query = useQuery({
    ...portfolioApi.languages.read.queryOptions({ input: { language: isKnown ? language : 'en' } }),
    enabled: isKnown,
  });
  if (query.data) return <LoadedLanguage translation={query.data} />;
  return (
    <main id="content" tabIndex={-1} className="outline-hidden">
      <PageTitle>{t('heading')}</PageTitle>
      <Loading waiting={isKnown && query.isPending} label={t('loading')} skeleton={<TranslationSkeleton />}>
        <div className="mx-auto max-w-xl px-4 py-16">
          {isKnown ? <DocumentLoadError query={query} /> : <EmptyState title={t('unknown')} />}
        </div>
      </Loading>
    </main>
  );
}

function LoadedLanguage({ translation }: { translation: SiteTranslation }) {
  const t = useTranslations('portfolio-languages');
  const tCommon = useTranslations('cv-variants.translation');
  const languageName = useLanguageNames();
  const nameOf = usePartNames();
  const { language, parts } = translation;
  const { data: work } = useQuery(portfolioApi.languages.work.queryOptions({ input: { language } }));
  const others = work?.parts ?? [];
  const [params, setParams] = useSearchParams();
  const [focusFirst, setFocusFirst] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const navigation = useRef<PartNavigation>(null);
  const requested = params.get('part');
  const all = [...parts, ...others];
  const current = all.find(({ part }) => part === requested) ?? parts[0];
  /** The parts that are translated one after the other. */
  const group = others.some(({ part }) => part === current?.part) ? others : parts;
  const select = (part: string, focus = false) => {
    setFocusFirst(focus);
    setParams({ part }, { replace: true });
  };
  const goOn = () => {
    if (navigation.current?.focusNext()) return setAnnouncement('');
    const at = group.findIndex(({ part }) => part === current?.part);
    const next = [...group.slice(at + 1), ...group.slice(0, at)].find(isOpen);
    if (next) select(next.part, true);
    else if (!navigation.current?.focusNext({ isFromStart: true })) setAnnouncement(tCommon('allDone'));
  };
  const progress = totalOf(group);
  const title = t('title', { language: languageName(language) });
  const names = current && nameOf(current);
  return (
    <main id="content" data-fills-window="" tabIndex={-1} className="flex h-full flex-col outline-hidden">
      <PageTitle>{title}</PageTitle>
      <LiveText>{announcement}</LiveText>
      <EditorHeader back={{ to: '/portfolio', label: t('back') }}>
        <h1 className="min-w-0 truncate font-medium" title={title}>
          {title}
        </h1>
        <div className="ms-auto flex min-w-0 items-center gap-1 sm:gap-2">
          {group.some(isOpen) && (
            <Button tone="primary" className="min-w-0 shrink!" onClick={goOn}>
              <span className="truncate">{tCommon('next')}</span>
            </Button>
          )}
          <FilesMenu language={language} navigation={navigation} />
        </div>
      </EditorHeader>
      <TranslationProgress progress={progress} />
      <div className="flex min-h-0 flex-1">
        <PartList parts={parts} others={others} current={current?.part ?? ''} onSelect={select} />
        <div className="min-w-0 flex-1 overflow-y-auto">
          {all.length > 1 && (
            <Select
              label={t('parts')}
              labelHidden
              className="px-4 pt-4 sm:px-6 lg:hidden"
              options={all.map((one) => ({ value: one.part, label: partLabel(nameOf(one)) }))}
              value={current?.part ?? null}
              onValueChange={select}
            />
          )}
          {current && names ? (
            <PartEditor
              key={`${language}/${current.part}`}
              {...{ translation, navigation, focusFirst, ...names }}
              part={current.part}
              isOnSite={group === parts}
              onNext={goOn}
            />
          ) : (
            <p className="p-10 text-center text-text-secondary">{t('empty')}</p>
          )}
        </div>
      </div>
    </main>
  );
}

const partLabel = ({ title, subtitle }: { title: string; subtitle: string }) =>
  subtitle === '' ? title : `${subtitle}: ${title}`;

function totalOf(parts: SiteTranslation['parts']) {
  const sum = (count: (part: SiteTranslation['parts'][number]) => number) =>
    parts.reduce((total, part) => total + count(part), 0);
  return {
    ...{ total: sum((one) => one.total), done: sum((one) => one.done) },
    ...{ changed: sum((one) => one.changed), missing: sum((one) => one.missing) },
  };
}

type FilesMenuProps = { language: Language; navigation: { current: PartNavigation | null } };

/** The files for translators, which contain all parts. What is typed is saved first. */
function FilesMenu({ language, navigation }: FilesMenuProps) {
  const t = useTranslations('cv-variants.translation');
  const tJob = useTranslations('cv-variants.job');
  const toast = useToast();
  const queries = useQueryClient();
  const reportFailure = useFailureToast();
  const input = useRef<HTMLInputElement>(null);
  const refusalOf = useSizeLimit();
  const save = async () => (await navigation.current?.saveChanges()) ?? true;
  const exportFile = async (format: 'xliff' | 'csv') => {
    if (await save()) window.location.assign(`/api/site/languages/${language}/file/${format}`);
    else toast({ text: t('notExported'), detail: tJob('saveFirst'), tone: 'error' });
  };
  const importFile = async (file: File) => {
    const refusal = refusalOf(file, TRANSLATION_FILE_BYTES);
    if (refusal) return void toast({ text: t('notImported'), detail: refusal, tone: 'error' });
    try {
      if (!(await save())) return void toast({ text: t('notImported'), detail: tJob('saveFirst'), tone: 'error' });
      const { imported, skipped } = await portfolioApi.languages.import.call({ language, content: await file.text() });
      toast({
        text: t('imported', { count: imported }),
        tone: 'success',
        ...(skipped.length > 0 && { detail: t('skipped', { count: skipped.length }) }),
      });
      await Promise.all([
        queries.invalidateQueries({ queryKey: portfolioApi.languages.key() }),
        navigation.current?.refresh(),
      ]);
    } catch (error) {
      reportFailure(t('notImported'), error);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlf,.xliff,.xml,.csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void importFile(file);
          target.value = '';
        }}
      />
      <Menu
        align="end"
        trigger={<IconButton name={t('more')} icon={MenuDots} />}
        entries={[
          ...(['xliff', 'csv'] as const).map((format) => ({
            label: `${t('export')} (${t(format)})`,
            icon: Download,
            onSelect: () => void exportFile(format),
          })),
          { label: t('import'), icon: FileUp, onSelect: () => input.current?.click() },
        ]}
      />
    </>
  );
}
