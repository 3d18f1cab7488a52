import { CircleCheck, SpellCheck, TriangleAlert, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { NoticeLine } from '#ui/feedback/notice-line.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { replaceInBlock, textBlocksOf } from '#ui/rich-text/text-blocks.ts';
import type { CvContent } from '../../../../contract.ts';
import type { NodePath } from '../../../../model/tree.ts';
import { useCvEditor } from '../../cv-editor-context.tsx';
import { useNextFocus } from '../checks/use-next-focus.ts';
import { CollapsedSection } from '../collapsed-section.tsx';
import { NodeButton } from '../node-button.tsx';
import { useNodeLabel } from '../use-node-label.ts';
import { movedRange } from './moved-range.ts';
import { type SpellingLanguage, spellingLanguageFor } from './spelling-language.ts';
import { type FoundMistake, useFoundMistakes } from './use-found-mistakes.ts';
import { useOwnWords } from './use-own-words.ts';
import { useSpellingSwitch } from './use-spelling-switch.ts';

type Props = { content: CvContent; onNavigate: (path: NodePath, field?: string) => void };

/** Spelling and grammar of the CV, checked in the browser once the member has turned it on. */
export function SpellingView(props: Props) {
  const t = useTranslations('cv-review.spelling');
  const { isOn, setOn } = useSpellingSwitch();
  const view = useRef<HTMLDivElement>(null);
  const turn = (on: boolean) => {
    // The control that was used disappears.
    view.current?.focus();
    setOn(on);
  };
  const language = spellingLanguageFor(props.content.design.language);
  if (!language) return <EmptyState icon={SpellCheck} title={t('noLanguage.title')} text={t('noLanguage.text')} />;
  return (
    <div ref={view} tabIndex={-1} className="grid grid-cols-1 gap-6 outline-hidden">
      {isOn ? (
        <>
          <Switch label={t('switch.label')} hint={t('switch.hint')} checked onCheckedChange={() => turn(false)} />
          <Mistakes {...props} language={language} />
        </>
      ) : (
        <EmptyState
          icon={SpellCheck}
          title={t('off.title')}
          text={t('off.text')}
          action={
            <Button tone="primary" onClick={() => turn(true)}>
              {t('off.start')}
            </Button>
          }
        />
      )}
    </div>
  );
}

function Mistakes({ content, onNavigate, language }: Props & { language: SpellingLanguage }) {
  const t = useTranslations('cv-review.spelling');
  const editor = useCvEditor();
  const { found, failed, retry } = useFoundMistakes(content, language);
  const own = useOwnWords(content);
  const labelOf = useNodeLabel(content);
  const { ref, markRemoved, cancelFocusMove } = useNextFocus();
  const [announcement, setAnnouncement] = useState('');
  const open = found?.filter((mistake) => !own.isAccepted(mistake));

  const fix = (mistake: FoundMistake, replacement: string, button: Element) => {
    markRemoved(button);
    const { at, field } = mistake.source;
    const value = editor.read(at, field);
    if (typeof value !== 'string') return;
    const next = corrected(value, mistake, replacement);
    if (next === undefined) return;
    editor.do({ do: 'set', at, field, value: next });
    setAnnouncement(t('fixed', { text: mistake.text, replacement }));
  };

  const retryButton = (
    <Button
      onClick={({ currentTarget }) => {
        markRemoved(currentTarget);
        retry();
      }}
    >
      {t('failed.retry')}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus
    <div ref={ref} tabIndex={-1} onFocus={cancelFocusMove} className="grid grid-cols-1 gap-6 outline-hidden">
      <LiveText>{announcement}</LiveText>
      {failed &&
        (found ? (
          <NoticeLine tone="warning" placement="within" text={t('incomplete')} action={retryButton} />
        ) : (
          <EmptyState icon={TriangleAlert} title={t('failed.title')} text={t('failed.text')} action={retryButton} />
        ))}
      <Loading waiting={!open && !failed} label={t('loading')} skeleton={<MistakesSkeleton />}>
        <div className="grid grid-cols-1 gap-6">
          {open?.length === 0 && !failed && (
            <EmptyState icon={CircleCheck} title={t('none.title')} text={t('none.text')} />
          )}
          {open && open.length > 0 && (
            <ul className="border-border border-t">
              {open.map((mistake) => (
                <li key={mistake.key} data-finding="" className="border-border border-b py-3">
                  <NodeButton
                    name={labelOf(mistake.source.at, mistake.source.field)}
                    onClick={() => onNavigate(mistake.source.at, mistake.source.field)}
                  />
                  <Excerpt mistake={mistake} language={content.design.language} />
                  {mistake.message !== undefined && (
                    <p lang="en" dir="auto" className="text-pretty text-text-secondary">
                      {mistake.message}
                    </p>
                  )}
                  {!editor.locked && (
                    <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
                      {mistake.suggestions.slice(0, SHOWN_SUGGESTIONS).map((suggestion) => (
                        <Button
                          key={suggestion}
                          lang={content.design.language}
                          onClick={({ currentTarget }) => fix(mistake, suggestion, currentTarget)}
                        >
                          {suggestion === '' ? t('remove', { text: mistake.text }) : <bdi>{suggestion}</bdi>}
                        </Button>
                      ))}
                      <Button
                        tone="quiet"
                        onClick={({ currentTarget }) => {
                          markRemoved(currentTarget);
                          own.accept(mistake);
                        }}
                      >
                        {t(mistake.kind === 'spelling' ? 'add' : 'ignore')}
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )}
          {own.words.length > 0 && (
            <CollapsedSection heading={t('words', { count: own.words.length })}>
              <ul>
                {own.words.map((word) => (
                  <li key={word} data-finding="" className="flex items-center justify-between gap-2">
                    <bdi className="min-w-0 break-words">{word}</bdi>
                    {!editor.locked && (
                      <IconButton
                        name={t('removeWord', { word })}
                        icon={X}
                        onClick={({ currentTarget }) => {
                          markRemoved(currentTarget);
                          own.remove(word);
                        }}
                      />
                    )}
                  </li>
                ))}
              </ul>
            </CollapsedSection>
          )}
        </div>
      </Loading>
    </div>
  );
}

const SHOWN_SUGGESTIONS = 3;

/** Returns the value of a field with the mistake corrected; undefined if its words have been edited since it was found. */
function corrected(value: string, { from: foundFrom, to: foundTo, source }: FoundMistake, by: string) {
  const { block } = source;
  const text = block === undefined ? value : textBlocksOf(value)[block];
  const range = text === undefined ? undefined : movedRange(source.text, text, { from: foundFrom, to: foundTo });
  if (text === undefined || !range) return undefined;
  const { from, to } = range;
  return block === undefined
    ? text.slice(0, from) + by + text.slice(to)
    : replaceInBlock(value, { block, from, to }, by);
}

const EXCERPT_LENGTH = 40;

/** The mistake within the words around it. */
function Excerpt({ mistake: { source, from, to }, language }: { mistake: FoundMistake; language: string }) {
  const { text } = source;
  const start = from <= EXCERPT_LENGTH ? 0 : text.indexOf(' ', from - EXCERPT_LENGTH) + 1 || from - EXCERPT_LENGTH;
  const lastSpace = text.lastIndexOf(' ', to + EXCERPT_LENGTH);
  const end = to + EXCERPT_LENGTH >= text.length ? text.length : lastSpace > to ? lastSpace : to;
  return (
    <p dir="auto" lang={language} className="break-words">
      {start > 0 && '…'}
      {text.slice(start, from)}
      <mark className="rounded-[3px] bg-error-tint px-0.5 text-error">{text.slice(from, to)}</mark>
      {text.slice(to, end)}
      {end < text.length && '…'}
    </p>
  );
}

const MistakesSkeleton = () => (
  <div className="grid grid-cols-1 gap-4">
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
);
