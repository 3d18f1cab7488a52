const MAX_URL_LENGTH = 2000;
/** A complete address without spaces, control characters, bidirectional marks and backslashes. */
const COMPLETE_URL = /^(?:https?:\/\/|mailto:)[^\s\\\p{Cc}\p{Cf}\p{Co}\p{Cs}]+$/iu;
/** A mail address with one recipient and at most a subject. */
const MAILTO_URL = /^mailto:[^@?&,;]+@[^@?&,;]+(?:\?subject=[^&]*)?$/i;
const NEW_LINE = /%0[ad]/i;

/** Returns a link's address in the normalized form of browsers; undefined if it is not safe to follow. */
export function safeUrl(text: string): string | undefined {
  if (text.length > MAX_URL_LENGTH || !COMPLETE_URL.test(text)) return undefined;
  const url = parseUrl(text);
  if (!url) return undefined;
  if (url.protocol === 'mailto:') return MAILTO_URL.test(text) && !NEW_LINE.test(text) ? url.href : undefined;
  // A user name looks like a host: https://bank.example@elsewhere.example
  if (url.username || url.password) return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

/** Tests whether a link's text is an address with another host than the link's own. */
export function isDeceptiveLink(words: string, href: string): boolean {
  const shownUrl = /^\s*(https?:\/\/\S+|www\.\S+)\s*$/iu.exec(words)?.[1];
  if (!shownUrl) return false;
  const url = parseUrl(/^www\./i.test(shownUrl) ? `https://${shownUrl}` : shownUrl);
  return hostOf(url) !== hostOf(parseUrl(href));
}

const hostOf = (url: URL | undefined) => url?.host.replace(/^www\./, '');

function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
