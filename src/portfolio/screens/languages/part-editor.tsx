import { type RefObject, useEffect, useImperativeHandle, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { DocumentLoadError, UndoButtons, useFailureToast } from '#records/components.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { SaveState, saveStateOf } from '#ui/feedback/save-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useAutosave } from '#ui/use-autosave.ts';
import type { SiteTranslation } from '../../contract.ts';
import { portfolioApi } from '../portfolio-api.ts';
import { fieldOf } from './part-port.ts';
import { stateOf, TextRow } from './text-row.tsx';
import { type PartSession, usePartSession } from './use-part-session.ts';
import { useTextNames } from './use-text-names.ts';

/** Actions of the header on the part that is open. `focusNext` returns whether there was another text to translate. */
export type PartNavigation = {
  focusNext: () => boolean;
  saveChanges: () => Promise<boolean>;
  refresh: () => Promise<void>;
};

type Props = {
  translation: Pick<SiteTranslation, 'language' | 'from'>;
  part: string;
  title: string;
  subtitle: string;
  navigation: RefObject<PartNavigation | null>;
  /** Whether the first text to translate gets the focus once the part has loaded. */
  focusFirst: boolean;
  /** Goes on with the next text, or to the next part if there is none left. */
  onNext: () => void;
};

/** The texts of a part beside the fields for their translations, saved as they are typed. */
export function PartEditor(props: Props) {
  const t = useTranslations('portfolio-languages');
  const session = usePartSession(props.translation.language, props.part);
  if (session.data) return <LoadedPart key={session.dataUpdatedAt} session={session.data} {...props} />;
  return (
    <Loading waiting={session.isPending} label={t('loading')} skeleton={<PartSkeleton />}>
      <div className="mx-auto max-w-xl px-4 py-16">
        <DocumentLoadError query={session} />
      </div>
    </Loading>
  );
}

type LoadedProps = Props & { session: PartSession };

function LoadedPart({ session, translation, part, title, subtitle, navigation, focusFirst, onNext }: LoadedProps) {
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
  const focusNext = () => {
    const keys = texts.map(({ key }) => key);
    const active = document.activeElement?.closest<HTMLElement>('[data-text]')?.dataset.text;
    const at = keys.indexOf(active ?? '');
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
  const { canUndo, canRedo, condition } = view;
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
          onResolve={() => {}}
          onShow={() => {}}
          {...(condition === 'failed' ? { onRetry: () => void writer.retry() } : {})}
        />
        <div className="ms-auto flex items-center">
          <UndoButtons
            undo={canUndo ? { run: writer.undo } : undefined}
            redo={canRedo ? { run: writer.redo } : undefined}
          />
        </div>
      </div>
      <ul ref={list}>
        {texts.map((text) => (
          <TextRow
            key={text.key}
            {...{ text, from, language, writer, onNext }}
            label={nameOf(latest?.kind ?? 'site', text.key)}
            typed={typedOf(text.key)}
            onMarkSeen={() => void markSeen(text.key)}
          />
        ))}
      </ul>
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

const ROWS = ['a', 'b', 'c', 'd'];

export const PartSkeleton = () => (
  <div className="grid gap-6 p-6">
    <Skeleton shape="title" />
    {ROWS.map((row) => (
      <div key={row} className="grid grid-cols-2 gap-6">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    ))}
  </div>
);
