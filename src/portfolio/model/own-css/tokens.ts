/** The tokens of CSS Syntax Level 3, as browsers see them: escapes are decoded, and comments are tokens. */
export type CssTokenKind =
  | 'space'
  | 'comment'
  | 'ident'
  | 'function'
  | 'at'
  | 'hash'
  | 'string'
  | 'url'
  | 'number'
  | 'percentage'
  | 'dimension'
  | 'delim'
  | 'colon'
  | 'semicolon'
  | 'comma'
  | 'open'
  | 'close'
  | 'bad';

export type CssToken = {
  kind: CssTokenKind;
  /** The decoded name or text, the digits of a number, or the character itself. */
  text: string;
  /** The decoded unit of a dimension. */
  unit: string;
  /** Offset in the source. */
  at: number;
  /** Of an opening token: index of the one that closes it, or the number of tokens if none does. */
  end: number;
};

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const PUNCTUATION: Readonly<Record<string, CssTokenKind>> = {
  ':': 'colon',
  ';': 'semicolon',
  ',': 'comma',
  '(': 'open',
  '[': 'open',
  '{': 'open',
  ')': 'close',
  ']': 'close',
  '}': 'close',
};
const MAX_CODE_POINT = 0x10_ff_ff;
const REPLACEMENT = '\ufffd';

const isDigit = (char: string) => char >= '0' && char <= '9';
const isHex = (char: string) => isDigit(char) || (char >= 'a' && char <= 'f') || (char >= 'A' && char <= 'F');
const isSpace = (char: string) => char === ' ' || char === '\t' || char === '\n';
const isNameStart = (char: string) =>
  (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z') || char === '_' || char >= '\u0080';
const isName = (char: string) => isNameStart(char) || isDigit(char) || char === '-';

/** Returns a source with the line ends of CSS and without the characters that it can't contain. Keeps the lines. */
export const normalizeCss = (source: string) =>
  source
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll('\f', '\n')
    .replaceAll('\0', REPLACEMENT)
    .toWellFormed();

/** Returns the tokens of a normalized source. Takes time in proportion to its length. */
export function tokenizeCss(source: string): CssToken[] {
  const tokens: CssToken[] = [];
  let at = 0;
  const char = (ahead = 0) => source.charAt(at + ahead);
  const isEscape = (ahead = 0) => char(ahead) === '\\' && char(ahead + 1) !== '\n' && char(ahead + 1) !== '';
  const startsName = (ahead = 0): boolean =>
    char(ahead) === '-'
      ? char(ahead + 1) === '-' || isNameStart(char(ahead + 1)) || isEscape(ahead + 1)
      : isNameStart(char(ahead)) || isEscape(ahead);
  const startsNumber = () => {
    const first = char() === '+' || char() === '-' ? 1 : 0;
    return isDigit(char(first)) || (char(first) === '.' && isDigit(char(first + 1)));
  };

  /** Reads an escape after its backslash. */
  const readEscape = () => {
    let digits = '';
    while (digits.length < 6 && isHex(char())) {
      digits += char();
      at += 1;
    }
    if (digits === '') {
      const [escaped = REPLACEMENT] = source.slice(at, at + 2);
      at += Math.max(escaped.length, 1);
      return escaped;
    }
    if (isSpace(char())) at += 1;
    const code = Number.parseInt(digits, 16);
    const isValid = code !== 0 && code <= MAX_CODE_POINT && !(code >= 0xd8_00 && code <= 0xdf_ff);
    return isValid ? String.fromCodePoint(code) : REPLACEMENT;
  };

  const readName = () => {
    let name = '';
    for (;;) {
      if (char() !== '' && isName(char())) {
        name += char();
        at += 1;
      } else if (isEscape()) {
        at += 1;
        name += readEscape();
      } else return name;
    }
  };

  const readNumber = () => {
    const start = at;
    const skipDigits = () => {
      while (isDigit(char())) at += 1;
    };
    if (char() === '+' || char() === '-') at += 1;
    skipDigits();
    if (char() === '.' && isDigit(char(1))) {
      at += 1;
      skipDigits();
    }
    const sign = char(1) === '+' || char(1) === '-' ? 1 : 0;
    if ((char() === 'e' || char() === 'E') && isDigit(char(1 + sign))) {
      at += 1 + sign;
      skipDigits();
    }
    return source.slice(start, at);
  };

  const readString = (quote: string): { kind: CssTokenKind; text: string } => {
    let text = '';
    at += 1;
    for (;;) {
      const next = char();
      // A string that isn't closed ends with its line; the browser closes one at the very end.
      if (next === '') return { kind: 'bad', text };
      if (next === '\n') return { kind: 'bad', text };
      at += 1;
      if (next === quote) return { kind: 'string', text };
      if (next !== '\\') text += next;
      else if (char() === '\n') at += 1;
      else if (char() !== '') text += readEscape();
    }
  };

  /** Skips an unquoted URL, valid or not: none is kept. */
  const skipUrl = () => {
    while (char() !== '' && char() !== ')') at += isEscape() ? 2 : 1;
    if (char() === ')') at += 1;
  };

  const readNamed = (): { kind: CssTokenKind; text: string } => {
    const text = readName();
    if (char() !== '(') return { kind: 'ident', text };
    at += 1;
    if (text.toLowerCase() !== 'url') return { kind: 'function', text };
    let ahead = 0;
    while (isSpace(char(ahead))) ahead += 1;
    if (char(ahead) === '"' || char(ahead) === "'") return { kind: 'function', text };
    skipUrl();
    return { kind: 'url', text };
  };

  const readToken = (): { kind: CssTokenKind; text: string; unit?: string } => {
    const first = char();
    if (isSpace(first)) {
      while (isSpace(char())) at += 1;
      return { kind: 'space', text: ' ' };
    }
    if (first === '/' && char(1) === '*') {
      const end = source.indexOf('*/', at + 2);
      at = end === -1 ? source.length : end + 2;
      return { kind: 'comment', text: '' };
    }
    if (first === '"' || first === "'") return readString(first);
    if (first === '#' && (isName(char(1)) || isEscape(1)) && char(1) !== '') {
      at += 1;
      return { kind: 'hash', text: readName() };
    }
    if (startsNumber()) {
      const text = readNumber();
      if (startsName()) return { kind: 'dimension', text, unit: readName() };
      if (char() !== '%') return { kind: 'number', text };
      at += 1;
      return { kind: 'percentage', text };
    }
    if (startsName()) return readNamed();
    if (first === '@' && startsName(1)) {
      at += 1;
      return { kind: 'at', text: readName() };
    }
    at += 1;
    return { kind: PUNCTUATION[first] ?? 'delim', text: first };
  };

  while (at < source.length) {
    const start = at;
    tokens.push({ unit: '', end: -1, ...readToken(), at: start });
  }
  matchBrackets(tokens);
  return tokens;
}

/** Finds the closing token of each opening one. As in browsers, one that closes something else is part of the content. */
function matchBrackets(tokens: CssToken[]) {
  const open: { token: CssToken; closer: string }[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'open' || token.kind === 'function') {
      open.push({ token, closer: CLOSERS[token.kind === 'open' ? token.text : '('] ?? '' });
    } else if (token.kind === 'close' && open.at(-1)?.closer === token.text) {
      const opened = open.pop();
      if (opened) opened.token.end = index;
    }
  }
  for (const { token } of open) token.end = tokens.length;
}
