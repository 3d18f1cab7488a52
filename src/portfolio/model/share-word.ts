/** Words that members may choose for the addresses of their links, instead of the random id. */

export const SHARE_WORD_LENGTH = { min: 3, max: 40 };

/** Lower-case letters and digits, joined by single hyphens. */
export const SHARE_WORD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A word that no password protects must be longer, since knowing it is all that it takes. */
const UNPROTECTED_LENGTH = 8;

/** Words that anybody would try first, without digits and hyphens. */
const OBVIOUS = new Set(
  `application applications bewerbung candidature curriculum curriculumvitae lebenslauf myportfolio myresume mycv
  portfolio portefolio portafolio portfolyo private project projects resume resumes site website welcome ozgecmis`.split(
    /\s+/,
  ),
);

const MIN_LETTERS = 4;

/**
 * Reports whether a stranger could guess a word: one that is short, obvious, or made of the member's own names with
 * nothing but digits added.
 */
export function isGuessable(word: string, names: readonly string[]): boolean {
  if (word.length < UNPROTECTED_LENGTH) return true;
  const letters = lettersOf(word);
  if (letters.length < MIN_LETTERS) return true;
  const known = names.map(lettersOf).filter((name) => name !== '');
  return OBVIOUS.has(letters) || isMadeOf(letters, [...known, ...OBVIOUS]);
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Reports whether a text is a sequence of parts. Each position is visited once. */
function isMadeOf(text: string, parts: readonly string[]) {
  const reachable = new Array<boolean>(text.length + 1).fill(false);
  reachable[0] = true;
  for (let at = 0; at < text.length; at += 1) {
    if (!reachable[at]) continue;
    for (const part of parts) if (text.startsWith(part, at)) reachable[at + part.length] = true;
  }
  return reachable[text.length] === true;
}
