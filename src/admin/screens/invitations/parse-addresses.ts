/**
 * Extracts the email addresses from text separated by lines, commas or spaces, also in the form
 * `Ada <ada@example.org>`.
 */
export function parseAddresses(text: string) {
  const found = text
    .split(/[\n,;]+/)
    .map((segment) => /<([^<>]*)>\s*$/.exec(segment)?.[1] ?? segment)
    .flatMap((segment) => segment.trim().split(/\s+/))
    .filter((address) => address !== '');
  return [...new Set(found)];
}
