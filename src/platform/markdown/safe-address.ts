const LONGEST = 2000;
/** A complete address without spaces, control characters, bidirectional marks and backslashes. */
const WRITTEN_OUT = /^(?:https?:\/\/|mailto:)[^\s\\\p{Cc}\p{Cf}\p{Co}\p{Cs}]+$/iu;
/** A mail address with one recipient and at most a subject. */
const MAIL = /^mailto:[^@?&,;]+@[^@?&,;]+(?:\?subject=[^&]*)?$/i;
const NEW_LINE = /%0[ad]/i;

/** Returns a link's address in the normalized form of browsers; undefined if it is not safe to follow. */
export function safeAddress(typed: string): string | undefined {
  if (typed.length > LONGEST || !WRITTEN_OUT.test(typed)) return undefined;
  const url = read(typed);
  if (!url) return undefined;
  if (url.protocol === 'mailto:') return MAIL.test(typed) && !NEW_LINE.test(typed) ? url.href : undefined;
  // A user name looks like a host: https://bank.example@elsewhere.example
  if (url.username || url.password) return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

/** Tests whether a link's text is an address with another host than the link's own. */
export function pretends(words: string, href: string): boolean {
  const shown = /^\s*(https?:\/\/\S+|www\.\S+)\s*$/iu.exec(words)?.[1];
  if (!shown) return false;
  const url = read(/^www\./i.test(shown) ? `https://${shown}` : shown);
  return hostOf(url) !== hostOf(read(href));
}

const hostOf = (url: URL | undefined) => url?.host.replace(/^www\./, '');

function read(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
