import { TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { TranslationSkeleton } from '#cv/components.tsx';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { ConflictList, DocumentLoadError, Notice, UndoButtons, useFailureToast } from '#records/components.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { SaveState, saveStateOf } from '#ui/feedback/save-state.tsx';
import { useAutosave } from '#ui/use-autosave.ts';
import type { PartTexts, SiteTranslation } from '../../contract.ts';
import { portfolioApi } from '../portfolio-api.ts';
import { fieldOf } from './part-port.ts';
import { TextRow } from './text-row.tsx';
import { stateOf } from './text-state.ts';
import { type PartSession, usePartSession } from './use-part-session.ts';
import { useTextNames } from './use-text-names.ts';

/** Actions of the header on the part that is open. `focusNext` returns whether there was another text to translate. */
export type PartNavigation = {
  focusNext: (options?: { isFromStart?: boolean }) => boolean;
  saveChanges: () => Promise<boolean>;
  refresh: () => Promise<void>;
};

type Props = {
  translation: Pick<SiteTranslation, 'language' | 'from'>;
  part: string;
  title: string;
  subtitle: string;
  isOnSite: boolean;
  navigation: RefObject<PartNavigation | null>;
  /** Whether the first text to translate gets the focus once the part has loaded. */
  focusFirst: boolean;
  /** Goes on with the next text, or to the next part if there is none left. */
  onNext: () => void;
};

/** The texts of a part beside the fields for their translations, saved as they are typed. */
export function PartEditor(props: Props) {
  const t = useTranslations('portfolio-languages');
  const [removed, setRemoved] = useState<string[]>([]);
  const session = usePartSession({
    ...{ language: props.translation.language, part: props.part },
    onRemoved: (texts) => setRemoved((before) => [...before, ...texts]),
  });
  if (session.data)
    return <LoadedPart key={session.dataUpdatedAt} session={session.data} removed={removed} {...props} />;
  return (
    <Loading waiting={session.isPending} label={t('loading')} skeleton={<TranslationSkeleton />}>
      <div className="mx-auto max-w-xl px-4 py-16">
        <DocumentLoadError query={session} />
      </div>
    </Loading>
  );
}

type LoadedProps = Props & { session: PartSession; removed: readonly string[] };

function LoadedPart({ session, translation, part, removed, title, subtitle, ...props }: LoadedProps) {
  const { navigation, isOnSite, focusFirst, onNext } = props;
  const t = useTranslations('portfolio-languages');
  const { writer, recordStore } = session;
  const { language, from } = translation;
  const view = useAutosave(writer);
  const latest = useSyncExternalStore(recordStore.subscribe, recordStore.latest);
  useEffect(() => session.start(), [session]);
  const nameOf = useTextNames(from);
  const markSeen = useMarkSeen(session, { language, part });
  const list = useRef<HTMLUListElement>(null);
  const texts = latest?.texts ?? [];
  const typedOf = (key: string) => view.value[fieldOf(key)] ?? '';
  const focusNext = ({ isFromStart = false } = {}) => {
    const keys = texts.map(({ key }) => key);
    const active = document.activeElement?.closest<HTMLElement>('[data-text]')?.dataset.text;
    const at = isFromStart ? -1 : keys.indexOf(active ?? '');
    const current = writer.view().value;
    const next = texts.slice(at + 1).find((text) => stateOf(text, current[fieldOf(text.key)] ?? '') !== 'done');
    const row = next && list.current?.querySelector(`[data-text="${CSS.escape(next.key)}"]`);
    row?.querySelector<HTMLElement>('input:not([type=hidden]), [contenteditable=true], textarea')?.focus();
    row?.scrollIntoView({ block: 'center' });
    return Boolean(row);
  };
  useImperativeHandle(navigation, () => ({ focusNext, saveChanges: writer.saveChanges, refresh: writer.refresh }));
  const latestFocusNext = useRef(focusNext);
  latestFocusNext.current = focusNext;
  useEffect(() => {
    if (focusFirst) latestFocusNext.current();
  }, [focusFirst]);
  const { canUndo, canRedo, condition, conflicts, faults, refused, message } = view;
  const textOf = (field: string | undefined) => texts.find(({ key }) => fieldOf(key) === field);
  const labelOf = (field: string | undefined) => nameOf(latest?.kind ?? 'site', textOf(field)?.key ?? '');
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-center gap-x-3 px-4 pt-5 pb-2 sm:px-6">
        <h2 className="flex min-w-0 flex-wrap items-baseline gap-x-2 font-medium text-base">
          <span dir="auto">{title}</span>
          {subtitle && <span className="font-normal text-sm text-text-secondary">{subtitle}</span>}
        </h2>
        <SaveState
          terse
          state={saveStateOf(condition)}
          onResolve={() => document.querySelector<HTMLElement>('[data-conflicts]')?.focus()}
          onShow={() => list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()}
          {...(condition === 'failed' ? { onRetry: () => void writer.retry() } : {})}
        />
        <div className="ms-auto flex items-center">
          <UndoButtons
            undo={canUndo ? { run: writer.undo } : undefined}
            redo={canRedo ? { run: writer.redo } : undefined}
          />
        </div>
      </div>
      <div className="px-4 pb-4 empty:hidden sm:px-6">
        {condition === 'failed' && message !== undefined && <Notice icon={TriangleAlert} text={message} urgent />}
        {removed.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts are only appended
          <Notice key={at} icon={TriangleAlert} text={`${t('removedOriginal')} ${text}`} urgent />
        ))}
        <ConflictList
          conflicts={conflicts.map(({ path: [field = ''], theirs }, at) => ({
            key: field,
            fieldLabel: labelOf(field),
            mine: view.value[field] ?? '',
            theirs: String(theirs),
            onResolve: (keep) => writer.resolveConflict(at, keep),
          }))}
        />
      </div>
      <ul ref={list}>
        {texts.map((text) => (
          <TextRow
            key={text.key}
            {...{ text, from, language, writer, onNext }}
            label={nameOf(latest?.kind ?? 'site', text.key)}
            typed={typedOf(text.key)}
            error={faults[fieldOf(text.key)] ?? refused[fieldOf(text.key)]}
            onMarkSeen={() => void markSeen(text.key)}
          />
        ))}
      </ul>
      <p className="p-6 text-text-secondary">{t(noteOn(latest?.kind, isOnSite))}</p>
    </section>
  );
}

/** Returns a function that stores a translation again, as one of the text as it is now. */
function useMarkSeen({ writer, recordStore }: PartSession, input: { language: Language; part: string }) {
  const t = useTranslations('cv-variants.translation');
  const reportFailure = useFailureToast();
  return async (key: string) => {
    const text = recordStore.latest()?.texts.find((one) => one.key === key);
    const typed = writer.view().value[fieldOf(key)] ?? '';
    // What was typed is saved as a translation of the text as it is now anyway.
    if (!text?.translation || text.translation.text !== typed) return;
    try {
      await portfolioApi.languages.translate.call({
        ...input,
        texts: [{ key, original: text.original, text: typed }],
      });
      await writer.refresh();
    } catch (error) {
      reportFailure(t('notMarked'), error);
    }
  };
}

/** Returns the name of the text that says who sees the translations of a part, and when. */
function noteOn(kind: PartTexts['kind'] | undefined, isOnSite: boolean) {
  if (isOnSite) return kind === 'site' ? 'shownSite' : 'shown';
  return kind === 'post' ? 'notShownPost' : 'notShown';
}
