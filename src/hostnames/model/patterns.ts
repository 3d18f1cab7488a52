/** Patterns of blocked host names, in which `*` matches any characters. */

const ONLY = /^[a-z0-9.*-]{1,253}$/;
const SURE = /[a-z0-9]/g;
/** Patterns with fewer literal characters would match far too many names. */
const FEWEST_SURE = 2;

/** Returns the fault of a pattern, if any; `isOurs` tests whether a name is one of the instance's own. */
export function patternFault(pattern: string, isOurs: (name: string) => boolean) {
  const isName = ONLY.test(pattern) && /[.*]/.test(pattern) && !/^\.|\.\.|\.$/.test(pattern);
  if (!isName) return 'patternFormat';
  if ((pattern.match(SURE)?.length ?? 0) < FEWEST_SURE) return 'patternTooWide';
  return isOurs(pattern.replace(/^\*\./, '')) ? 'domainOurs' : undefined;
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
