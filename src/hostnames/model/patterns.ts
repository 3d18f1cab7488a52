/** Patterns of blocked host names, in which `*` matches any characters. */

const ALLOWED = /^[a-z0-9.*-]{1,253}$/;
const LITERAL = /[a-z0-9]/g;
/** Patterns with fewer literal characters would match far too many names. */
const MIN_LITERALS = 2;

/** Returns the fault of a pattern, if any; `isInstanceHost` tests whether a name is one of the instance's own. */
export function patternFault(pattern: string, isInstanceHost: (name: string) => boolean) {
  const isName = ALLOWED.test(pattern) && /[.*]/.test(pattern) && !/^\.|\.\.|\.$/.test(pattern);
  if (!isName) return 'patternFormat';
  if ((pattern.match(LITERAL)?.length ?? 0) < MIN_LITERALS) return 'patternTooWide';
  return isInstanceHost(pattern.replace(/^\*\./, '')) ? 'domainOurs' : undefined;
}

/** Tests whether a host matches a pattern. */
export function matchesPattern(host: string, pattern: string) {
  const [head = '', ...rest] = pattern.split('*');
  const tail = rest.pop();
  if (tail === undefined) return host === pattern;
  const end = host.length - tail.length;
  if (!host.startsWith(head) || !host.endsWith(tail) || end < head.length) return false;
  let from = head.length;
  return rest.every((piece) => {
    const at = host.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0 && from <= end;
  });
}
