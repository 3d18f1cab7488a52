import { useCallback, useEffect, useState } from 'react';
import type { CvContent } from '../../../../contract.ts';
import { checkSpelling, knownMistakes } from './check-spelling.ts';
import { type CheckedText, checkedTextsOf, namesIn } from './checked-texts.ts';
import type { Mistake } from './mistake.ts';
import type { SpellingLanguage } from './spelling-language.ts';

export type FoundMistake = Mistake & { key: string; text: string; source: CheckedText };

const EDIT_PAUSE_MS = 400;

/**
 * Returns the mistakes in a CV once editing pauses; until then, the previous ones. `failed` means that the dictionary
 * could not be loaded, or that some texts could not be checked.
 */
export function useFoundMistakes(content: CvContent, language: SpellingLanguage) {
  const [result, setResult] = useState<{ found?: FoundMistake[]; failed: boolean }>({ failed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs the effect again
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const texts = checkedTextsOf(content);
      const answers = await Promise.all(
        texts.map(({ text }) => knownMistakes(language, text) ?? checkSpelling(language, text)),
      );
      if (!isCurrent) return;
      const failed = answers.includes(undefined);
      if (failed && answers.every((answer) => answer === undefined))
        return setResult((before) => ({ ...before, failed }));
      const names = namesIn(content);
      setResult({ found: texts.flatMap((source, at) => toFound(source, answers[at] ?? [], names)), failed });
    }, EDIT_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [content, language, attempt]);
  return { ...result, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}

const toFound = (source: CheckedText, mistakes: readonly Mistake[], names: ReadonlySet<string>) =>
  mistakes
    .filter(({ kind, text }) => kind === 'grammar' || !names.has(text.toLowerCase()))
    .map((mistake): FoundMistake => {
      const { at, field, block = '' } = source;
      return { ...mistake, source, key: [...at, field, block, mistake.kind, mistake.from, mistake.text].join('/') };
    });
