import { isWebAddress } from '#platform/field-rules.ts';

const NO_SCHEME = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?$/u;

/** The web address that was meant where only `https://` was left out. */
export function withScheme(text: string): string | undefined {
  const address = `https://${text.trim()}`;
  return NO_SCHEME.test(text.trim()) && isWebAddress(address) ? address : undefined;
}
