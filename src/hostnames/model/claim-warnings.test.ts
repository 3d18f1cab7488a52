import { expect, it } from 'vitest';
import { warningsOf } from './claim-warnings.ts';

const DEFAULTS = { own: ['vitrine.page', 'cvs.dev'], alike: [], blocked: [] };
const kindsOf = (input: Partial<Parameters<typeof warningsOf>[0]> & { host: string }) =>
  warningsOf({ shownAs: input.host, ...DEFAULTS, ...input }).map(({ kind, of }) => [kind, of]);

it.each([
  ['an ordinary name', { host: 'www.ada.dev' }, []],
  ['a name that looks like the instance’s own', { host: 'vitrlne.page' }, [['ours', 'vitrine.page']]],
  [
    'a name that looks like another member’s proven domain',
    { host: 'l0velace.dev', alike: ['www.lovelace.dev', 'lovelace.dev'] },
    [['another', 'lovelace.dev']],
  ],
  ['a subdomain next to another member’s', { host: 'ada.lovelace.dev', alike: ['mary.lovelace.dev'] }, []],
  [
    'a name in another script',
    { host: 'xn--bcher-kva.dev', shownAs: 'bücher.dev' },
    [['otherScript', 'xn--bcher-kva.dev']],
  ],
  [
    'a name that mixes scripts',
    { host: 'xn--pypal-4ve.dev', shownAs: 'pаypal.dev' },
    [
      ['mixed', 'pаypal'],
      ['otherScript', 'xn--pypal-4ve.dev'],
    ],
  ],
  ['a name that is now blocked', { host: 'my-bank.dev', blocked: ['*bank*', 'bank.dev'] }, [['blocked', '*bank*']]],
])('returns the warnings for %s', (_, input, warnings) => {
  expect(kindsOf(input)).toEqual(warnings);
});
