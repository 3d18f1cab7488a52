import { isWebAddress } from '#platform/pure/field-rules.ts';

const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?$/u;

/** Returns the web address with `https://` added if only the scheme is missing, or `undefined`. */
export function withScheme(text: string): string | undefined {
  const address = `https://${text.trim()}`;
  return WITHOUT_SCHEME.test(text.trim()) && isWebAddress(address) ? address : undefined;
}
