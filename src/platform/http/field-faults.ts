import type { SchemaIssue } from '@orpc/contract';
import type { $ZodIssue } from 'zod/v4/core';
import { type ErrorText, type FieldFault, invalidFields } from '../errors.ts';

/** What a schema found wrong with an input, field by field, in our own words. */
export function faultsOf(issues: readonly SchemaIssue[]) {
  return invalidFields((issues as unknown as $ZodIssue[]).flatMap(faults));
}

function faults(issue: $ZodIssue): FieldFault[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), text: { word: 'unknownField' } }));
  }
  return [{ path: path.join('.'), text: textOf(issue) }];
}

function textOf(issue: $ZodIssue): ErrorText {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { word: 'missingField' }
        : { word: 'wrongType', values: { expected: issue.expected } };
    case 'too_big':
      return { word: 'tooLong', values: { maximum: Number(issue.maximum) } };
    case 'too_small':
      return { word: 'tooShort', values: { minimum: Number(issue.minimum) } };
    case 'invalid_format':
      if (issue.format === 'email') return { word: 'invalidEmail' };
      return { word: issue.format === 'url' ? 'invalidUrl' : 'badField' };
    default:
      return { word: 'badField' };
  }
}
