const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/**
 * Maximum length of a multibase text.
 * Keys and signatures are short, and decoding time grows with the square of the length.
 */
const MAX_LENGTH = 200;

/** Decodes multibase base58btc (prefix `z`). Returns undefined for anything else. */
export function fromMultibase(text: string): Buffer | undefined {
  if (!text.startsWith('z') || text.length > MAX_LENGTH) return undefined;
  const digits = text.slice(1);
  let number = 0n;
  for (const digit of digits) {
    const value = ALPHABET.indexOf(digit);
    if (value < 0) return undefined;
    number = number * 58n + BigInt(value);
  }
  const hex = number === 0n ? '' : number.toString(16);
  const zeros = /^1*/.exec(digits)?.[0].length ?? 0;
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')]);
}
