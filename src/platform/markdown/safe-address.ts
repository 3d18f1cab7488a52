const LONGEST = 2000;
/** Written out from its first letter; without spaces, controls, marks that turn the writing's direction, backslashes. */
const WRITTEN_OUT = /^(?:https?:\/\/|mailto:)[^\s\\\p{Cc}\p{Cf}\p{Co}\p{Cs}]+$/iu;
/** One addressee and at most a subject; no line that could begin another header of the mail. */
const MAIL = /^mailto:[^@?&,;]+@[^@?&,;]+(?:\?subject=[^&]*)?$/i;
const NEW_LINE = /%0[ad]/i;

/** The address of a link in the form that browsers use, or nothing where it is not one that may be followed. */
export function safeAddress(typed: string): string | undefined {
  if (typed.length > LONGEST || !WRITTEN_OUT.test(typed)) return undefined;
  const url = read(typed);
  if (!url) return undefined;
  if (url.protocol === 'mailto:') return MAIL.test(typed) && !NEW_LINE.test(typed) ? url.href : undefined;
  // A name before the host looks like a host itself: https://bank.example@elsewhere.example
  if (url.username || url.password) return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

/** Whether the words of a link are an address that leads elsewhere than the link does. */
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
