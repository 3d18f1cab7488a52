/** Converts numbers to text, because unquoted years and numbers are numbers in YAML. */
export const numbersToText = (raw: unknown): unknown =>
  typeof raw === 'number' ? String(raw) : Array.isArray(raw) ? raw.map(numbersToText) : raw;
