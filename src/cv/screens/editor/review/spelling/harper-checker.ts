import { type BinaryModule, Dialect, type Lint, LocalLinter, SuggestionKind } from 'harper.js';
import { MAX_SUGGESTIONS, type Mistake, type SpellingChecker } from './mistake.ts';
import { isLikelyName, wordsIn } from './words-in.ts';

/**
 * The kinds of findings that are mistakes. Others are matters of taste, such as the comma before “and”, or often wrong in
 * the terms of a trade, such as “switchgear” in two words.
 */
const MISTAKES: ReadonlySet<string> = new Set([
  ...['Spelling', 'Typo', 'Grammar', 'Agreement', 'Repetition', 'Eggcorn', 'Malapropism'],
]);

/** Returns a checker of English spelling and grammar. */
export async function makeHarperChecker(binary: BinaryModule, isBritish: boolean): Promise<SpellingChecker> {
  const linter = new LocalLinter({ binary, dialect: isBritish ? Dialect.British : Dialect.American });
  await linter.setup();
  return async (text) => {
    const lints = await linter.lint(text, { language: 'plaintext' });
    const words = new Set(wordsIn(text).map(({ from }) => from));
    return lints
      .filter((lint) => MISTAKES.has(lint.lint_kind()))
      .map(toMistake)
      .filter((mistake) => !isOnlySplit(mistake))
      .filter((mistake) => mistake.kind === 'grammar' || (words.has(mistake.from) && !isLikelyName(text, mistake)));
  };
}

/** Reports whether the correction only writes one word as two or two as one, which trades do as they like. */
const isOnlySplit = ({ kind, text, suggestions: [first] }: Mistake) =>
  kind === 'grammar' && first !== undefined && first.replaceAll(' ', '') === text.replaceAll(' ', '');

function toMistake(lint: Lint): Mistake {
  const { start, end } = lint.span();
  const text = lint.get_problem_text();
  const isSpelling = lint.lint_kind() === 'Spelling';
  return {
    ...{ from: start, to: end, text, kind: isSpelling ? 'spelling' : 'grammar' },
    suggestions: lint
      .suggestions()
      .slice(0, MAX_SUGGESTIONS)
      .map((suggestion) => {
        const replacement = suggestion.get_replacement_text();
        if (suggestion.kind() === SuggestionKind.Remove) return '';
        return suggestion.kind() === SuggestionKind.InsertAfter ? text + replacement : replacement;
      }),
    ...(isSpelling ? {} : { message: lint.message() }),
  };
}
