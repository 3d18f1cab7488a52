import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#platform/markdown/parse.ts';
import { plainText } from '#platform/markdown/plain-text.ts';
import { fillBlocks, fillVariables, unfilledVariables, VARIABLES, type VariableValues } from './variables.ts';

const NONE = Object.fromEntries(VARIABLES.map((variable) => [variable, ''])) as VariableValues;
const VALUES: VariableValues = { ...NONE, name: 'Ada Lovelace', company: '{name} & **Sons**', recipient: '' };

describe('a variable of a letter', () => {
  it('says what is known of it, however it is capitalised', () => {
    expect(fillVariables('From {name}. {Name}!', VALUES)).toBe('From Ada Lovelace. Ada Lovelace!');
  });

  it('is never resolved within what another one says', () => {
    expect(fillVariables('To {company}', VALUES)).toBe('To {name} & **Sons**');
  });

  it('stays as it is written where nothing is known of it, as do other braces', () => {
    const text = '{recipient} {salary} {} { name } {name {{name}} {1} $& $1 {__proto__} {constructor}';
    expect(fillVariables(text, VALUES)).toBe(
      '{recipient} {salary} {} { name } {name {Ada Lovelace} {1} $& $1 {__proto__} {constructor}',
    );
  });

  it('makes no marks of what it says', () => {
    const filled = fillBlocks(parseMarkdown('**To** {company}\n\n- [{name}](https://example.org)'), VALUES);
    expect(plainText(filled)).toBe('To {name} & **Sons**\nAda Lovelace');
    expect(JSON.stringify(filled).match(/"bold"/g)).toHaveLength(1);
  });
});

it('variables that stay as they are written are told once each, with why', () => {
  expect(unfilledVariables('{recipient} {name} {salary} {Recipient} {salary} {constructor} { x }', VALUES)).toEqual([
    { written: '{recipient}', why: 'empty' },
    { written: '{salary}', why: 'unknown' },
    { written: '{Recipient}', why: 'empty' },
    { written: '{constructor}', why: 'unknown' },
  ]);
  expect(unfilledVariables('{name}', VALUES)).toEqual([]);
});
