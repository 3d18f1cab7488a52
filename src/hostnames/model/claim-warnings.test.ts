import { expect, it } from 'vitest';
import { warningsOf } from './claim-warnings.ts';

const DEFAULTS = { own: ['vitrine.page', 'cvs.dev'], alike: [], blocked: [] };
const kindsOf = (input: Partial<Parameters<typeof warningsOf>[0]> & { host: string }) =>
  warningsOf({ shownAs: input.host, ...DEFAULTS, ...input }).map(({ kind, of }) => [kind, of]);

it.each([
  ['an ordinary name', { host: 'www.ada.dev' }, []],
  ['one that looks like our own', { host: 'vitrlne.page' }, [['ours', 'vitrine.page']]],
  [
    'one that looks like what another has proven',
    { host: 'l0velace.dev', alike: ['www.lovelace.dev', 'lovelace.dev'] },
    [['another', 'lovelace.dev']],
  ],
  ['one beside what another has proven', { host: 'ada.lovelace.dev', alike: ['mary.lovelace.dev'] }, []],
  [
    'one in other letters',
    { host: 'xn--bcher-kva.dev', shownAs: 'bücher.dev' },
    [['otherScript', 'xn--bcher-kva.dev']],
  ],
  [
    'one that mixes scripts',
    { host: 'xn--pypal-4ve.dev', shownAs: 'pаypal.dev' },
    [
      ['mixed', 'pаypal'],
      ['otherScript', 'xn--pypal-4ve.dev'],
    ],
  ],
  ['one that was blocked since', { host: 'my-bank.dev', blocked: ['*bank*', 'bank.dev'] }, [['blocked', '*bank*']]],
])('of %s is told what is suspicious', (_, input, warnings) => {
  expect(kindsOf(input)).toEqual(warnings);
});
