import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { MIN_PASSWORD_LENGTH, type PasswordProblem, type PasswordStrength } from './password-rule.ts';

// The estimator and its dictionaries take 230 kB compressed: screens load this module when a password is typed, through
// `use-password-strength.ts`, and the server loads it when one is set.

/** The estimator reads only this many characters; more would cost time without changing the result. */
const MAX_CHARACTERS = 64;
const ACCEPTABLE_SCORE = 3;
/** The default of 100 takes a quarter of a second for a password full of symbols. */
const L33T_SUBSTITUTIONS = 16;

let estimator: ZxcvbnFactory | undefined;

/** Maps the estimator's warnings and suggestions to the product's password problems. */
const PROBLEMS: Readonly<Record<string, PasswordProblem>> = {
  straightRow: 'pattern',
  keyPattern: 'pattern',
  simpleRepeat: 'pattern',
  extendedRepeat: 'pattern',
  sequences: 'pattern',
  recentYears: 'date',
  dates: 'date',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  wordByItself: 'common',
  namesByThemselves: 'common',
  commonNames: 'common',
  userInputs: 'personal',
};
/** A password with fewer letters and digits than this besides personal words is rejected. */
const MIN_OTHER_CHARACTERS = 5;
const DISGUISES = ['l33t', 'capitalization', 'allUppercase', 'reverseWords'];

/**
 * Estimates how well a password resists an attacker who guesses common choices. `personal` lists what others know about
 * its owner. The form and the server share this rule.
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  if (password === '') return { level: 'none', steps: 0, acceptable: false };
  if ([...password].length < MIN_PASSWORD_LENGTH)
    return { level: 'weak', steps: 1, problem: 'short', acceptable: false };
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: L33T_SUBSTITUTIONS });
  const words = personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  if (isMadeOf(words, password)) return { level: 'weak', steps: 1, problem: 'personal', acceptable: false };
  const result = estimator.check(password.normalize('NFKC').slice(0, MAX_CHARACTERS), words);
  if (result.score === 4) return { level: 'strong', steps: 4, acceptable: true };
  if (result.score >= ACCEPTABLE_SCORE) return { level: 'good', steps: 3, acceptable: true };
  return { level: 'weak', steps: result.score === 2 ? 2 : 1, problem: problemOf(result), acceptable: false };
}

/** Returns whether almost nothing is left of a password without the given words. */
function isMadeOf(words: readonly string[], password: string) {
  const longestFirst = words.map((word) => word.toLowerCase()).sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
  return rest.length < password.length && [...rest.replace(/[^\p{L}\p{N}]/gu, '')].length < MIN_OTHER_CHARACTERS;
}

function problemOf({ sequence, feedback: { warning, suggestions } }: ZxcvbnResult): PasswordProblem {
  if (sequence.some((part) => part.dictionaryName === 'userInputs')) return 'personal';
  const problem = PROBLEMS[warning ?? ''];
  if (problem === 'common' && suggestions.some((suggestion) => DISGUISES.includes(suggestion))) return 'disguise';
  return problem ?? 'simple';
}
