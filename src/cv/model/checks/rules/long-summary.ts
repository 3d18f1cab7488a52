import { normalizeText } from '../bullets.ts';
import type { CheckRule } from '../rule.ts';

const MAX_LENGTH = 600;

export const longSummary = {
  name: 'longSummary',
  weight: 'should',
  find: ({ fieldTexts, language }) =>
    fieldTexts
      .filter(({ node, field }) => node.kind === 'basics' && field === 'summary')
      .map(({ at, field, text }) => ({
        at,
        field,
        values: { count: normalizeText(text, language).length, most: MAX_LENGTH },
      }))
      .filter(({ values }) => values.count > MAX_LENGTH),
} as const satisfies CheckRule;
