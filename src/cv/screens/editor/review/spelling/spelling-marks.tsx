import { useEffect, useRef, useState } from 'react';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import type { CvContent } from '../../../../contract.ts';
import { REVIEW_DOMAINS } from '../review-view.ts';
import { endSpelling } from './check-spelling.ts';
import { namesIn } from './checked-texts.ts';
import type { Mistake } from './mistake.ts';
import { type SpellingLanguage, spellingLanguageFor } from './spelling-language.ts';
import { SuggestionsPopover } from './suggestions-popover.tsx';
import { canUnderline, makeUnderlines, type UnderlinedMistake } from './underlines.ts';
import { useOwnWords } from './use-own-words.ts';
import { useSpellingSwitch } from './use-spelling-switch.ts';

/** Underlines mistakes in the editor's texts if this browser checks spelling, with corrections by click or Mod+. */
export function SpellingMarks({ content }: { content: CvContent }) {
  const { isOn } = useSpellingSwitch();
  const language = spellingLanguageFor(content.design.language);
  // Also when it is turned off.
  useEffect(() => (isOn ? endSpelling : undefined), [isOn]);
  if (!isOn || !language || !canUnderline()) return null;
  return (
    <MessagesProvider domains={REVIEW_DOMAINS}>
      <Underlines content={content} language={language} />
    </MessagesProvider>
  );
}

function Underlines({ content, language }: { content: CvContent; language: SpellingLanguage }) {
  const own = useOwnWords(content);
  // Collected when the first mistake asks for them, not at each edit.
  const collected = useRef<{ content: CvContent; names: ReadonlySet<string> }>(undefined);
  const names = () => {
    if (collected.current?.content !== content) collected.current = { content, names: namesIn(content) };
    return collected.current.names;
  };
  const isAccepted = (mistake: Mistake) =>
    own.isAccepted(mistake) || (mistake.kind === 'spelling' && names().has(mistake.text.toLowerCase()));
  const latest = useRef(isAccepted);
  latest.current = isAccepted;
  const underlines = useRef<ReturnType<typeof makeUnderlines>>(undefined);
  const [opened, setOpened] = useState<{ at: UnderlinedMistake; by: 'click' | 'key' }>();

  useEffect(() => {
    const made = makeUnderlines({ language, isAccepted: (mistake) => latest.current(mistake) });
    underlines.current = made;
    const open = (by: 'click' | 'key') => {
      const at = made.atCaret();
      if (at) setOpened({ at, by });
      return at !== undefined;
    };
    const isInText = ({ target }: Event) => target instanceof Element && target.closest('[data-rich-text]') !== null;
    const onClick = (event: MouseEvent) => {
      if (isInText(event)) open('click');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '.' || !(event.ctrlKey || event.metaKey) || !isInText(event)) return;
      if (open('key')) event.preventDefault();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      made.stop();
    };
  }, [language]);
  // Accepted words lose their underlines at once.
  const accepted = `${own.words.join(' ')} ${content.dismissed.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are read by `latest`
  useEffect(
    () => underlines.current?.setOptions({ language, isAccepted: (mistake) => latest.current(mistake) }),
    [accepted, language],
  );
  return opened ? (
    <SuggestionsPopover
      {...opened}
      language={content.design.language}
      onAccept={() => own.accept(opened.at.mistake)}
      onClose={() => setOpened(undefined)}
    />
  ) : null;
}
