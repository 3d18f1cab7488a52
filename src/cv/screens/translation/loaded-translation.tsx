import { lazy, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Segments } from '#ui/fields/segments.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { useMedia } from '#ui/use-media.ts';
import { type TranslationText, translationProgress, translationTexts } from '../../model/variants/translation.ts';
import { CvEditorProvider } from '../editor/cv-editor-context.tsx';
import { NoticeList } from '../editor/notice-list.tsx';
import type { CvSession } from '../editor/use-cv-session.ts';
import { useEditorView } from '../editor/use-editor-view.ts';
import { useExternalChanges } from '../editor/use-external-changes.ts';
import { blocksAround } from '../pages/page-blocks.ts';
import { groupTexts, type TextGroup } from './group-texts.ts';
import { TranslationBar } from './translation-bar.tsx';
import { TranslationProgress } from './translation-progress.tsx';
import { TranslationRow } from './translation-row.tsx';
import { type TranslationData, useTextMarks } from './use-text-marks.ts';
import { useTextNames } from './use-text-names.ts';

type Props = { session: CvSession; translation: TranslationData };

const FILTERS = ['all', 'open', 'changed'] as const;
type Filter = (typeof FILTERS)[number];

/** The width from which the pages fit beside the texts. */
const WIDE_SCREEN = '(min-width: 68.75rem)';
const TranslationPages = lazy(async () => ({ default: (await import('./translation-pages.tsx')).TranslationPages }));

/** The texts of a CV beside those of its original, once both have loaded. */
export function LoadedTranslation({ session, translation }: Props) {
  const t = useTranslations('cv-variants.translation');
  const { writer, recordStore, hasRestoredDrafts } = session;
  const cv = useSyncExternalStore(recordStore.subscribe, recordStore.latest);
  const locked = cv?.locked ?? false;
  const { view, editor } = useEditorView(writer, locked);
  useEffect(() => session.start(), [session]);
  useExternalChanges(session, cv);
  const isWide = useMedia(WIDE_SCREEN);
  const marks = useTextMarks({ id: view.id, translation, saveChanges: writer.saveChanges });
  const [filter, setFilter] = useState<Filter>('all');
  const [active, setActive] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const { base, original } = translation;
  const texts = useMemo(
    () => translationTexts({ base, original: original.document, variant: view.content, same: marks.same }),
    [base, original.document, view.content, marks.same],
  );
  const progress = translationProgress(texts);
  const shown = useShownTexts(texts, filter);
  const groups = groupTexts(shown, view.content);
  /** The text whose field had the focus last. */
  const lastKey = useRef<string>(undefined);
  const focusText = (key: string) => {
    const row = list.current?.querySelector(`[data-text="${CSS.escape(key)}"]`);
    row?.querySelector<HTMLElement>('input:not([type=hidden]), [contenteditable=true], textarea')?.focus();
    row?.scrollIntoView({ block: 'center' });
    return row !== null && row !== undefined;
  };
  /** Focuses the next text that is to be translated, after the one that had the focus last. */
  const goToNext = (from = lastKey.current) => {
    const latest = translationTexts({
      ...{ base, original: original.document, variant: writer.view().content, same: marks.same },
    });
    const at = latest.findIndex(({ key }) => key === from);
    const next = [...latest.slice(at + 1), ...latest.slice(0, at + 1)].find(({ state }) => state !== 'done');
    if (!next || next.key === from) return setAnnouncement(next ? '' : t('allDone'));
    if (focusText(next.key)) return;
    // The filter hides it.
    setFilter('all');
    requestAnimationFrame(() => focusText(next.key));
  };
  return (
    <CvEditorProvider editor={editor}>
      <PageTitle>{t('title', { name: view.name })}</PageTitle>
      <main id="content" data-fills-window="" tabIndex={-1} className="flex h-full flex-col outline-hidden">
        <LiveText>{announcement}</LiveText>
        <TranslationBar
          {...{ writer, view, translation, locked }}
          onNext={goToNext}
          canGoOn={progress.total > progress.done}
        />
        <TranslationProgress progress={progress}>
          <Segments
            label={t('show')}
            labelHidden
            choices={FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
            value={filter}
            onValueChange={setFilter}
          />
        </TranslationProgress>
        {(locked || hasRestoredDrafts || !UNREMARKABLE.has(view.condition)) && (
          <NoticeList {...{ writer, view, cv }} hasRestoredDraft={hasRestoredDrafts} />
        )}
        <div className="flex min-h-0 flex-1">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus */}
          <div
            ref={list}
            className="relative min-w-0 flex-1 overflow-y-auto"
            onFocus={({ target }) => {
              lastKey.current = target.closest<HTMLElement>('[data-text]')?.dataset.text ?? lastKey.current;
              setActive(blocksAround(target, view.content));
            }}
          >
            {groups.length === 0 && (
              <p className="p-10 text-center text-text-secondary">
                {t(filter === 'changed' ? 'noneChanged' : 'noneOpen')}
              </p>
            )}
            {groups.map((group) => (
              <TextGroupView
                key={group.key}
                group={group}
                translation={translation}
                language={view.content.design.language}
                marks={marks}
                locked={locked}
                onNext={goToNext}
              />
            ))}
            <p className="p-6 text-text-secondary">{t('follows')}</p>
          </div>
          {isWide && (
            <Suspense>
              <TranslationPages view={view} texts={texts} active={active} list={list} />
            </Suspense>
          )}
        </div>
      </main>
    </CvEditorProvider>
  );
}

/** Conditions without a notice. */
const UNREMARKABLE: ReadonlySet<string> = new Set(['saved', 'saving', 'offline']);

/** Returns the texts that a filter shows. A text stays while it is edited, although it is then translated. */
function useShownTexts(texts: readonly TranslationText[], filter: Filter): TranslationText[] {
  const [chosen, setChosen] = useState<{ filter: Filter; keys: ReadonlySet<string> }>({ filter, keys: new Set() });
  const matches = ({ state }: TranslationText) =>
    filter === 'all' || state === filter || (filter === 'open' && state !== 'done');
  const found = texts.filter(matches).map(({ key }) => key);
  const isOther = chosen.filter !== filter;
  if (isOther || found.some((key) => !chosen.keys.has(key))) {
    setChosen({ filter, keys: new Set(isOther ? found : [...chosen.keys, ...found]) });
  }
  return texts.filter((text) => matches(text) || chosen.keys.has(text.key));
}

type GroupProps = {
  group: TextGroup;
  translation: TranslationData;
  language: string;
  marks: ReturnType<typeof useTextMarks>;
  locked: boolean;
  onNext: (key: string) => void;
};

function TextGroupView({ group, translation, language, marks, locked, onNext }: GroupProps) {
  const { groupNameOf, textNameOf } = useTextNames();
  const { title, subtitle } = groupNameOf(group);
  return (
    <section aria-label={title} className="border-border border-b">
      <h2 className="flex flex-wrap items-baseline gap-x-2 px-4 pt-6 pb-3 font-medium text-base sm:px-6">
        <span dir="auto">{title}</span>
        {subtitle && (
          <span dir="auto" className="font-normal text-sm text-text-secondary">
            {subtitle}
          </span>
        )}
      </h2>
      <ul>
        {group.texts.map((text) => (
          <TranslationRow
            key={text.key}
            text={text}
            label={textNameOf(text, group)}
            originalLanguage={translation.original.language}
            language={language}
            marks={marks}
            locked={locked}
            onNext={onNext}
          />
        ))}
      </ul>
    </section>
  );
}
