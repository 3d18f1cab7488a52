/** The e-mail addresses in what somebody typed or pasted: a line each, or with commas, also as `Ada <ada@example.org>`. */
export function addressesIn(text: string) {
  const found = text
    .split(/[\n,;]+/)
    .map((part) => /<([^<>]*)>\s*$/.exec(part)?.[1] ?? part)
    .flatMap((part) => part.trim().split(/\s+/))
    .filter((address) => address !== '');
  return [...new Set(found)];
}
