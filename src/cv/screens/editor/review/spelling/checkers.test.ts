import { readFile } from 'node:fs/promises';
import { slimBinary } from 'harper.js/slimBinary';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, makeExample } from '../../../../examples/examples.ts';
import { checkedTextsOf, namesIn } from './checked-texts.ts';
import { makeHarperChecker } from './harper-checker.ts';
import { makeHunspellChecker } from './hunspell-checker.ts';
import type { SpellingChecker } from './mistake.ts';

async function hunspellFor(language: string) {
  const file = (name: string) => readFile(`node_modules/dictionary-${language}/index.${name}`, 'utf8');
  return makeHunspellChecker({
    affixes: await file('aff'),
    words: await file('dic'),
    capitalizesNouns: language === 'de',
  });
}

const found = async (check: SpellingChecker, text: string) =>
  (await check(text)).map(({ from, to, suggestions }) => [text.slice(from, to), suggestions[0]]);

describe.each([
  [
    'de',
    'Leitete die Softwareentwicklung und das Rechnungswesen; Kundenzufriedenheit stieg um 12 %. Aufbau des Krankenhuases.',
    [['Krankenhuases', 'Krankenhauses']],
  ],
  [
    'fr',
    'L’équipe de Jean Dupont a amélioré la gestoin de l’atelier, porte-parole du développement.',
    [['gestoin', 'gestion']],
  ],
  ['es', 'Coordiné el desarollo del equipo de Lovelace y llevé la gestión.', [['desarollo', 'desarrollo']]],
  ['tr', 'Yazılım ekibini yönettim ve müşterilerin istekelrini topladım.', [['istekelrini', 'isteklerini']]],
])('spelling in %s', (language, text, mistakes) => {
  it('finds the mistakes of a text, with corrections, and no others', async () => {
    const check = await hunspellFor(language);
    const result = await found(check, text);
    expect(result.map(([word]) => word)).toEqual(mistakes.map(([word]) => word));
    const suggestions = (await check(text)).flatMap((mistake) => mistake.suggestions);
    for (const [, correction] of mistakes) expect(suggestions).toContain(correction);
  });
});

describe('spelling and grammar in English', async () => {
  const american = await makeHarperChecker(slimBinary, false);

  it('finds misspelled, repeated and disagreeing words', async () => {
    expect(await found(american, 'Led a team of of twelve to delvier early. I has gone.')).toEqual([
      ['of of', 'of'],
      ['delvier', 'deliver'],
      ['has', 'have'],
    ]);
  });

  it('explains grammar and not spelling', async () => {
    const mistakes = await american('I has to delvier.');
    expect(mistakes.map(({ kind, message }) => [kind, typeof message])).toEqual([
      ['grammar', 'string'],
      ['spelling', 'undefined'],
    ]);
  });

  it.each([
    'Reduced latency by 40% with Kubernetes, TypeScript and PostgreSQL',
    'Worked with Analytische Maschinen in Braunschweig, write to ada@exampel.org or see exampel.org/delvier',
    'Charge nurse, intensive care unit',
  ])('accepts names, addresses and fragments: %s', async (text) => {
    expect(await found(american, text)).toEqual([]);
  });

  it('finds next to nothing in the product’s own examples', async () => {
    const found = new Set<string>();
    for (const id of EXAMPLES) {
      const content = makeExample(id, { name: 'Ada Lovelace', email: 'ada@example.org' });
      const names = namesIn(content);
      for (const { text } of checkedTextsOf(content))
        for (const mistake of await american(text)) if (!names.has(mistake.text.toLowerCase())) found.add(mistake.text);
    }
    expect([...found]).toEqual(['unbilled', 'dyscalculia']);
  });

  it('tells American from British spelling', async () => {
    const british = await makeHarperChecker(slimBinary, true);
    expect([await found(american, 'We organised colours'), await found(british, 'We organised colours')]).toEqual([
      [
        ['organised', 'organized'],
        ['colours', 'colors'],
      ],
      [],
    ]);
  });

  it('counts characters outside of the basic plane as browsers do', async () => {
    const text = '👩‍⚕️ 🩺 delvier';
    const [mistake] = await american(text);
    expect(text.slice(mistake?.from, mistake?.to)).toBe('delvier');
  });
});
