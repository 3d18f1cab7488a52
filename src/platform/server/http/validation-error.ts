import type { SchemaIssue } from '@orpc/contract';
import type { $ZodIssue } from 'zod/v4/core';
import { type ErrorText, type FieldFault, invalidFields } from '../../pure/errors.ts';

/** Converts the issues of a schema to an error with one message per field. */
export function validationError(issues: readonly SchemaIssue[], input: unknown) {
  return invalidFields((issues as unknown as $ZodIssue[]).flatMap((issue) => fieldFaultsOf(issue, input)));
}

function fieldFaultsOf(issue: $ZodIssue, input: unknown): FieldFault[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), text: { word: 'unknownField' } }));
  }
  return [{ path: path.join('.'), text: textOf(issue, valueAt(input, issue.path)) }];
}

const valueAt = (input: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input);

function textOf(issue: $ZodIssue, value: unknown): ErrorText {
  switch (issue.code) {
    case 'invalid_type':
      return { word: value === undefined ? 'missingField' : 'wrongType' };
    case 'too_big':
      return { word: isText(issue) ? 'tooLong' : 'tooGreat', values: { maximum: Number(issue.maximum) } };
    case 'too_small':
      return { word: isText(issue) ? 'tooShort' : 'tooLittle', values: { minimum: Number(issue.minimum) } };
    case 'invalid_format':
      if (issue.format === 'email') return { word: 'invalidEmail' };
      return { word: issue.format === 'url' ? 'invalidUrl' : 'badField' };
    case 'custom':
      return refinementText(issue.params);
    default:
      return { word: 'badField' };
  }
}

/** Reads the message of a refinement and its values: `refine(…, {params: {word, …values}})`. */
function refinementText(params: Record<string, unknown> = {}): ErrorText {
  const { word = 'badField', ...values } = params;
  return { word, values } as ErrorText;
}

const isText = ({ origin }: { origin: string }) => origin === 'string';
