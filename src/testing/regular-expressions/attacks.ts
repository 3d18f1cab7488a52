import { type AST, RegExpParser } from '@eslint-community/regexpp';

/**
 * An input that may cost a pattern more than linear time: a prefix, a repeated part, and a suffix that doesn't match.
 */
export type Attack = {
  prefix: string;
  /** Whether the prefix is repeated too, up to half of the length. */
  many: boolean;
  pump: string;
  suffix: string;
};

/** One character of each kind that character classes distinguish. */
const REPRESENTATIVES = [...'aZ0_ \t\n\r.,-/:;@#"\'()[]{}<>&%+*=\\éßא۱日👍', '\u0000', '\u0301', '\u200f', '\u00a0'];
/** The number of characters tried for one repeated class. */
const CHOICES = 12;
/** Repetitions with a lower maximum do not get a separate input. */
const MAX_REPETITIONS = 40;
const ENDS = ['', '\u0000', '\n'];

export function lengthened({ prefix, many, pump, suffix }: Attack, length: number) {
  const begin = many ? prefix.repeat(Math.floor(length / 2 / prefix.length)) : prefix;
  return begin + pump.repeat(Math.max(1, Math.floor((length - begin.length) / pump.length))) + suffix;
}

/**
 * Returns inputs for each unbounded repetition of a pattern: its prefix once and the repeated part many times, and its
 * prefix many times, so that each start scans to the end. Each character of the pattern, and each pair of them, is an
 * input too.
 */
export function attacksOn({ source, flags }: RegExp): Attack[] {
  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, unicode);
  const nodes = [...nodesIn(pattern)];
  const written = nodes.flatMap((node) => (node.type === 'Character' ? [String.fromCodePoint(node.value)] : []));
  const alphabet = [...new Set([...written, ...REPRESENTATIVES])];
  const sampler = makeSampler(alphabet, flags);

  const pumps = nodes.flatMap((node) => {
    if (node.type !== 'Quantifier' || node.max < MAX_REPETITIONS) return [];
    const prefix = sampler.before(node);
    return sampler.choices(node.element).flatMap((piece) => [
      { prefix, many: false, pump: piece },
      { prefix, many: prefix !== '', pump: piece },
      { prefix, many: false, pump: prefix + piece },
      { prefix: '', many: false, pump: prefix + piece },
    ]);
  });
  const few = [...new Set(written)].slice(0, CHOICES);
  const pairs = few.flatMap((one) => few.map((other) => one + other));
  const alone = [...alphabet, ...pairs].map((pump) => ({ prefix: '', many: false, pump }));
  const likely = [...pumps, ...alone].filter(({ pump }) => pump !== '');
  const unlike = new Map(likely.map((one) => [JSON.stringify(one), one]));
  const ends = new Set([...ENDS, ...few.slice(0, 4)]);
  return [...unlike.values()].flatMap((one) => [...ends].map((suffix) => ({ ...one, suffix })));
}

function* nodesIn(node: AST.Node): Generator<AST.Node> {
  yield node;
  if ('alternatives' in node) for (const one of node.alternatives) yield* nodesIn(one);
  if ('elements' in node) for (const one of node.elements) yield* nodesIn(one);
  if (node.type === 'Quantifier') yield* nodesIn(node.element);
  if (node.type === 'CharacterClassRange') yield* [node.min, node.max];
}

/** Makes short strings that parts of a pattern match. */
function makeSampler(alphabet: readonly string[], flags: string) {
  const matching = new Map<string, string[]>();

  function charactersOf(node: AST.Node): string[] {
    const found = matching.get(node.raw) ?? alphabet.filter((one) => classOf(node.raw, flags).test(one));
    matching.set(node.raw, found);
    return found.slice(0, CHOICES);
  }

  const first = (node: AST.Element) => choices(node)[0] ?? '';

  function choices(node: AST.Element): string[] {
    switch (node.type) {
      case 'Character':
        return [String.fromCodePoint(node.value)];
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass':
        return charactersOf(node);
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives.flatMap(ofAlternative).slice(0, 2 * CHOICES);
      case 'Quantifier':
        return choices(node.element).map((piece) => piece.repeat(Math.max(1, Math.min(node.min, MAX_REPETITIONS))));
      case 'Backreference':
      case 'Assertion':
        return [''];
    }
  }

  /** Varies one part at a time and keeps the first choice of the others. */
  function ofAlternative({ elements }: AST.Alternative): string[] {
    const firsts = elements.map((one) => (one.type === 'Quantifier' && one.min === 0 ? '' : first(one)));
    const texts = elements.flatMap((one, index) => choices(one).map((text) => firsts.with(index, text).join('')));
    return [...new Set([firsts.join(''), ...texts])].filter((text) => text !== '').slice(0, 2 * CHOICES);
  }

  /** Returns a string that leads the match to a node. */
  function before(node: AST.Node): string {
    const { parent } = node;
    if (!parent) return '';
    if (parent.type !== 'Alternative') return before(parent);
    const earlier = parent.elements.slice(0, parent.elements.indexOf(node as AST.Element));
    return (
      before(parent) + earlier.map((one) => (one.type === 'Quantifier' && one.min === 0 ? '' : first(one))).join('')
    );
  }

  return { choices, before };
}

const classOf = (raw: string, flags: string) => new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
