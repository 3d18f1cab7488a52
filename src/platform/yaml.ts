import { parseDocument, stringify } from 'yaml';

/** What is wrong with a text that is no YAML that can be read. */
export class UnreadableYaml extends Error {
  override readonly name = 'UnreadableYaml';
  /** It is nested so deeply, or names itself so often, that nobody wrote it by hand. */
  readonly tooComplex: boolean;

  constructor(tooComplex: boolean, cause?: unknown) {
    super(tooComplex ? 'too complex' : 'broken', { cause });
    this.tooComplex = tooComplex;
  }
}

/** Only what would be written the same again is a number; `+44…`, `1.10` and `007` are text. */
const NUMBER = {
  tag: 'tag:yaml.org,2002:int',
  default: true,
  test: /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,8}[1-9])?$/,
  resolve: Number,
} as const;

/** No tag makes more of a value than it is, no key is read as anything but text, and nothing is merged. */
const READING = {
  schema: 'failsafe',
  customTags: ['null' as const, 'bool' as const, NUMBER],
  resolveKnownTags: false,
  stringKeys: true,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'error',
} as const;
const MOST_ALIASES = 100;

/** What a YAML text says, as plain JSON. Of a key that stands there twice the later counts. */
export function readYaml(text: string): unknown {
  const document = parseDocument(text, { ...READING, customTags: [...READING.customTags] });
  const [error] = document.errors;
  if (error) throw new UnreadableYaml(error.code === 'RESOURCE_EXHAUSTION', error);
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (cause) {
    throw new UnreadableYaml(true, cause);
  }
}

/** YAML in which also older readers take each text for a text. */
export const writeYaml = (value: unknown): string => stringify(value, { lineWidth: 0, compat: 'yaml-1.1' });
