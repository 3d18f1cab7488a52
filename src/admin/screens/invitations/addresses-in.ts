/**
 * Extracts the email addresses from text separated by lines, commas or spaces, also in the form `Ada
 * <ada@example.org>`.
 */
export function addressesIn(text: string) {
  const found = text
    .split(/[\n,;]+/)
    .map((part) => /<([^<>]*)>\s*$/.exec(part)?.[1] ?? part)
    .flatMap((part) => part.trim().split(/\s+/))
    .filter((address) => address !== '');
  return [...new Set(found)];
}
