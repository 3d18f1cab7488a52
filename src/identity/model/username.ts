/** Reasons why a username is not available. */
export const USERNAME_REFUSALS = ['tooShort', 'tooLong', 'format', 'reserved', 'taken', 'lookAlike'] as const;
export type UsernameRefusal = (typeof USERNAME_REFUSALS)[number];

const MIN_LENGTH = 3;
const MAX_LENGTH = 30;
const FORMAT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reserved usernames: path segments, common host names and roles that people trust. */
const RESERVED = new Set(
  `about abuse account account-deleted accounts achievements admin administrator api app assets auth autoconfig autodiscover billing blog
  cdn changelog contact cv dashboard design dev demo docs domain domains download email embed example examples favicon feed file
  files forgot-password forum ftp functions guest healthz help home host hostmaster hosting imap info instance internal invite
  js legal localhost login logout mail manifest media messages metrics moderator mta-sts news noreply ns1 ns2 null
  official operator ops pop portfolio portfolios postmaster posts press privacy profile profiles projects public readyz
  register report reports reset-password resume robots root rss security server settings setup share shares sign-in sign-out sign-up
  signin signout signup site sitemap smtp ssl staff static status storage store style support sysadmin system team templates terms
  test testimonials tls translate undefined unsubscribe upload user username users v0 verify vitrine webmail webmaster well-known work wpad www`.split(
    /\s+/,
  ),
);

/** Returns a username as it is stored and compared: trimmed and in lower case. */
export const foldUsername = (text: string) => text.trim().toLowerCase();

/**
 * Returns why a username is invalid by itself, regardless of other members; undefined if it is valid. `reservedNames`
 * are the names that the instance reserves in addition to the built-in list.
 */
export function validateUsername(
  username: string,
  reservedNames: readonly string[] = [],
): Exclude<UsernameRefusal, 'taken' | 'lookAlike'> | undefined {
  if (username.length < MIN_LENGTH) return 'tooShort';
  if (username.length > MAX_LENGTH) return 'tooLong';
  if (!FORMAT.test(username)) return 'format';
  return isReserved(username) || reservedNames.some((name) => matchesReserved(name, username)) ? 'reserved' : undefined;
}

const isReserved = (username: string) => RESERVED.has(username) || reservedSkeletons.has(skeletonOf(username));

/** Returns whether a reserved name covers a username: look-alikes of a plain name, or matches of a pattern with `*`. */
const matchesReserved = (name: string, username: string) =>
  name.includes('*') ? matchesPattern(name, username) : skeletonOf(name) === skeletonOf(username);

/**
 * Returns whether a username matches a pattern with `*`. Greedy from left to right, so the time is linear in the length
 * of the username, however many stars the pattern has.
 */
function matchesPattern(pattern: string, username: string) {
  const literals = pattern.split('*');
  const [first = '', last = ''] = [literals.shift(), literals.pop()];
  if (username.length < first.length + last.length) return false;
  if (!username.startsWith(first) || !username.endsWith(last)) return false;
  const between = username.slice(first.length, username.length - last.length);
  return literals.reduce((at, literal) => (at < 0 ? at : endOfMatch(between, literal, at)), 0) >= 0;
}

function endOfMatch(text: string, literal: string, from: number) {
  const at = text.indexOf(literal, from);
  return at < 0 ? -1 : at + literal.length;
}

const CONFUSABLE_PATTERNS: readonly [RegExp, string][] = [
  [/-/g, ''],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/5/g, 's'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** Returns the skeleton of a username, which unifies similar characters. Names with equal skeletons are confusable. */
export const skeletonOf = (username: string) =>
  CONFUSABLE_PATTERNS.reduce(
    (skeleton, [confusable, replacement]) => skeleton.replace(confusable, replacement),
    username,
  );

const reservedSkeletons = new Set([...RESERVED].map(skeletonOf));

/** Returns alternatives to a username, best first. Callers check whether they are available. */
export function suggestUsernames(requested: string, displayName = '', reservedNames: readonly string[] = []): string[] {
  const stem = toUsername(requested);
  const words = toUsername(displayName).split('-').filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  const candidates = [
    stem,
    words.join('-'),
    last && `${first.charAt(0)}-${last}`,
    last && `${last}-${first}`,
    ...['cv', 'works', 'folio', 'page'].map((ending) => stem && `${stem}-${ending}`),
    ...[2, 3, 4, 6, 7, 8, 9, 22, 33, 44, 66, 77, 88, 99].map((number) => stem && `${stem}${number}`),
    ...['my', 'the', 'hello'].map((beginning) => stem && `${beginning}-${stem}`),
  ];
  return [
    ...new Set(
      candidates.filter(
        (candidate): candidate is string =>
          Boolean(candidate) && validateUsername(candidate || '', reservedNames) === undefined,
      ),
    ),
  ];
}

const MAX_STEM_LENGTH = 22;

/** Returns the closest valid username to any text, as far as its letters allow. */
const toUsername = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_STEM_LENGTH)
    .replace(/^-|-$/g, '');
