import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#platform/pure/markdown/parse.ts';
import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { fillBlocks, fillVariables, unfilledVariables, VARIABLES, type VariableValues } from './variables.ts';

const NONE = Object.fromEntries(VARIABLES.map((variable) => [variable, ''])) as VariableValues;
const VALUES: VariableValues = { ...NONE, name: 'Ada Lovelace', company: '{name} & **Sons**', recipient: '' };

describe('a variable of a letter', () => {
  it('is replaced by its value, ignoring case', () => {
    expect(fillVariables('From {name}. {Name}!', VALUES)).toBe('From Ada Lovelace. Ada Lovelace!');
  });

  it('is not replaced within the value of another one', () => {
    expect(fillVariables('To {company}', VALUES)).toBe('To {name} & **Sons**');
  });

  it('stays as written if it is unknown or empty, as do other braces', () => {
    const text = '{recipient} {salary} {} { name } {name {{name}} {1} $& $1 {__proto__} {constructor}';
    expect(fillVariables(text, VALUES)).toBe(
      '{recipient} {salary} {} { name } {name {Ada Lovelace} {1} $& $1 {__proto__} {constructor}',
    );
  });

  it('has a value that is not read as markup', () => {
    const filled = fillBlocks(parseMarkdown('**To** {company}\n\n- [{name}](https://example.org)'), VALUES);
    expect(plainText(filled)).toBe('To {name} & **Sons**\nAda Lovelace');
    expect(JSON.stringify(filled).match(/"bold"/g)).toHaveLength(1);
  });
});

it('unfilled variables are listed once each, with the reason', () => {
  expect(unfilledVariables('{recipient} {name} {salary} {Recipient} {salary} {constructor} { x }', VALUES)).toEqual([
    { written: '{recipient}', reason: 'empty' },
    { written: '{salary}', reason: 'unknown' },
    { written: '{Recipient}', reason: 'empty' },
    { written: '{constructor}', reason: 'unknown' },
  ]);
  expect(unfilledVariables('{name}', VALUES)).toEqual([]);
});
