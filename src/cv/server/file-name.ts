const LONGEST = 180;

/** What a CV is called, as the name of a file on any system. */
export function fileName(name: string): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd<>:"/\\|?*]+/gu, '-')
    .replace(/^[\s.-]+|[\s.-]+$/g, '');
  const whole = [...clean];
  while (Buffer.byteLength(whole.join('')) > LONGEST) whole.pop();
  const short = whole.join('').trimEnd();
  return short === '' || RESERVED.test(short) ? 'CV' : short;
}
/** What Windows keeps for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
