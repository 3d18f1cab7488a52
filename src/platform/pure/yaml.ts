import { Composer, type CST, Parser, stringify } from 'yaml';

/** The error of a text that is not readable YAML. */
export class YamlError extends Error {
  override readonly name = 'YamlError';
  /** Whether the text is nested or aliased more than hand-written YAML would be. */
  readonly tooComplex: boolean;

  constructor(tooComplex: boolean, cause?: unknown) {
    super(tooComplex ? 'too complex' : 'broken', { cause });
    this.tooComplex = tooComplex;
  }
}

/** Only numbers in canonical form are read as numbers; `+44…`, `1.10` and `007` are text. */
const NUMBER = {
  tag: 'tag:yaml.org,2002:int',
  default: true,
  test: /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,8}[1-9])?$/,
  resolve: Number,
} as const;

/** Options for reading: tags are ignored, all keys are text, and merge keys are not supported. */
const PARSE_OPTIONS = {
  schema: 'failsafe',
  customTags: ['null' as const, 'bool' as const, NUMBER],
  resolveKnownTags: false,
  stringKeys: true,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'error',
} as const;
const MAX_ALIASES = 100;

/** Parses YAML to plain JSON. Of duplicate keys the last one counts. */
export function readYaml(text: string): unknown {
  const composer = new Composer({ ...PARSE_OPTIONS, customTags: [...PARSE_OPTIONS.customTags] });
  const tokens = untilError(new Parser().parse(text));
  const [document, ...more] = withoutStacks(() => [...composer.compose(tokens, true, text.length)]);
  const [error] = document?.errors ?? [];
  if (error) throw new YamlError(error.code === 'RESOURCE_EXHAUSTION', error);
  if (!document || more.length > 0) throw new YamlError(false);
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (cause) {
    throw new YamlError(true, cause);
  }
}

/** The tokens of a text. Its first error ends the reading, because each of thousands would be an object of its own. */
function* untilError(tokens: Iterable<CST.Token>) {
  for (const token of tokens) {
    if (token.type === 'error') throw new YamlError(false, token.message);
    yield token;
  }
}

/** Calls `work`, in which errors have no stack, because those of thousands take most of the time of reading a broken text. */
function withoutStacks<Result>(work: () => Result): Result {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** Formats a value as YAML, quoted so that YAML 1.1 readers also read each text as text. */
export const writeYaml = (value: unknown): string => stringify(value, { lineWidth: 0, compat: 'yaml-1.1' });
