export const MIN_PASSWORD_LENGTH = 10;

export type PasswordProblem = 'short' | 'common' | 'pattern' | 'personal' | 'simple';
export type PasswordLevel = 'none' | 'weak' | 'fair' | 'good' | 'strong';
export type PasswordStrength = {
  level: PasswordLevel;
  /** How many of the four steps are reached. */
  steps: 0 | 1 | 2 | 3 | 4;
  /** What would help most, if anything. */
  problem?: PasswordProblem;
  /** Long enough, and nothing that is guessed among the first. */
  acceptable: boolean;
};

/** Words that lists of leaked passwords begin with, in the shape that `plain` gives them. */
const COMMON =
  'password passwort motdepasse contrasena passord qwerty azerty letmein welcome iloveyou monkey dragon sunshine princess football baseball superman batman trustno1 master shadow michael jordan access admin administrator login hello freedom whatever starwars computer secret summer winter spring autumn changeme default guest root test abc123 charlie donald flower mustang internet samsung google facebook pokemon ninja killer soccer hockey jennifer daniel jessica ashley thomas george pepper cheese cookie chocolate banana orange purple diamond silver golden liverpool arsenal chelsea barcelona london paris berlin january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  );

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', '1234567890'];
const RUNS = [...ROWS, 'abcdefghijklmnopqrstuvwxyz', '01234567890'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);

const SUBSTITUTES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const unmasked = (text: string) => plain(text).replace(/[013457@$!]/g, (sign) => SUBSTITUTES[sign] ?? sign);

/**
 * How long a password would withstand someone who tries what people choose. An estimate, and rather too low than too
 * high: each part that is guessable as a whole (a common word, a row of keys, a count, a repeat, a year, one's own name)
 * counts as little, all else by its characters.
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  if (password === '') return { level: 'none', steps: 0, acceptable: false };
  const own = personal.flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
  const { bits, found } = weigh(password, own);
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return { level: 'weak', steps: 1, problem: 'short', acceptable: false };
  const problem: PasswordProblem | undefined = (['personal', 'common', 'pattern'] as const).find((kind) =>
    found.has(kind),
  );
  if (bits < 28) return { level: 'weak', steps: 1, problem: problem ?? 'simple', acceptable: false };
  if (bits < 42) return { level: 'fair', steps: 2, problem: problem ?? 'simple', acceptable: true };
  if (bits < 58) return { level: 'good', steps: 3, acceptable: true };
  return { level: 'strong', steps: 4, acceptable: true };
}

type Part = { at: number; length: number; bits: number; problem: PasswordProblem };

/** Takes the guessable parts out, longest first, and adds up what they and the rest are worth. */
function weigh(password: string, own: readonly string[]) {
  const parts = [...words(password, own, 'personal'), ...words(password, COMMON, 'common'), ...patterns(password)];
  parts.sort((one, other) => other.length - one.length || one.bits - other.bits);
  const taken = new Array<boolean>(password.length).fill(false);
  const found = new Set<PasswordProblem>();
  let bits = 0;
  for (const { at, length, bits: worth, problem } of parts) {
    if (taken.slice(at, at + length).includes(true)) continue;
    taken.fill(true, at, at + length);
    found.add(problem);
    bits += worth;
  }
  const rest = [...password].filter((_, index) => !taken[index]);
  const kinds = new Set(rest).size;
  // Repeating the same few characters adds little; letters that form words add less than ones thrown together.
  const perCharacter = kinds < 5 ? 1.5 : /^[\p{L} ]+$/u.test(rest.join('')) ? 2.6 : 3.6;
  return { bits: bits + rest.length * perCharacter, found };
}

function words(password: string, list: readonly string[], problem: PasswordProblem): Part[] {
  const texts = [plain(password), unmasked(password)].filter((text) => text.length === password.length);
  return list.flatMap((word) =>
    [...new Set(texts.flatMap((text) => placesOf(text, word)))].map((at) => ({
      at,
      length: word.length,
      bits: 7,
      problem,
    })),
  );
}

function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}

/** Rows of keys, counting, repeats and years. */
function patterns(password: string): Part[] {
  const text = password.toLowerCase();
  const parts: Part[] = [];
  const note = (at: number, length: number, bits: number) => parts.push({ at, length, bits, problem: 'pattern' });
  for (let at = 0; at < text.length; at += 1) {
    let length = 3;
    while (at + length <= text.length && RUNS.some((run) => run.includes(text.slice(at, at + length)))) length += 1;
    if (length > 4) note(at, length - 1, 6);
  }
  for (const { index, 0: all } of text.matchAll(/(.{1,6}?)\1{2,}/gu)) note(index, all.length, 7);
  for (const { index, 0: all } of text.matchAll(/(.{4,})\1+/gu)) note(index, all.length, 12);
  for (const { index, 0: all } of text.matchAll(/(?:19|20)\d\d/g)) note(index, all.length, 6);
  return parts;
}
