import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './errors.ts';
import { parseJson } from './parse-json.ts';

const schema = z.object({ text: z.string().max(5) });

describe('JSON from a request', () => {
  it.each([
    '{"text":{"length":{"toString":[]}}}',
    '{"text":{"length":[{"toString":1}]}}',
    '{"text":{"\\u006cength":{"to\\u0053tring":null}}}',
    '[[{"a":{"length":{"toString":{},"valueOf":1}}}]]',
  ])('is refused if a schema would throw for it: %s', (text) => {
    expect(() => parseJson(text)).toThrow(AppError);
  });

  it.each([
    '{"length":{"value":1,"unit":"m"}}',
    '{"toString":"x","valueOf":[],"length":7}',
    '{"text":{"length":[[],null,{}]}}',
    '{"text":"toString","length":"\\u0041"}',
  ])('is parsed unchanged: %s', (text) => {
    expect(JSON.stringify(parseJson(text))).toBe(JSON.stringify(JSON.parse(text)));
    expect(() => schema.safeParse(parseJson(text))).not.toThrow();
  });
});
