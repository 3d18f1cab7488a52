import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAULTY_CVS } from '#cv/testing/faulty-cvs.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { messagesOf, translatorOf } from '#platform/server/i18n/messages.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { buildCv } from '#testing/cv-fixture.ts';
import { runs } from '#testing/runs.ts';
import type { CvContent } from '../content.ts';
import { applyOperations } from '../operations.ts';
import { nodeAt } from '../tree.ts';
import { RULES } from './rules.ts';
import { type CvCheckResult, runChecks } from './run-checks.ts';

const TODAY = '2026-05-01';
const check = (content: CvContent) => runChecks(content, { today: TODAY });
const faulty = Object.entries(FAULTY_CVS).map(([name, content]) => ({ name, content }));
const results = faulty.flatMap(({ content }) => check(content));

/** Returns the results without their fixes, in a comparable form. */
const toComparable = (all: readonly CvCheckResult[]) => all.map(({ fixes, ...rest }) => JSON.stringify(rest)).sort();

/** Expects each fix to resolve its own result and to change no other. */
function expectFixesToFix(content: CvContent) {
  const before = check(content);
  for (const result of before) {
    if (!result.fixes) continue;
    const others = before.filter((other) => other !== result);
    expect(toComparable(check(applyOperations(content, result.fixes).content)), result.rule).toEqual(
      toComparable(others),
    );
  }
}

/** Expects each path to lead to a node, and each field to exist there. */
function expectNodesToExist(content: CvContent) {
  for (const { at, field, also = [], rule } of check(content)) {
    for (const path of [at, ...also]) expect(nodeAt(content, path), rule).toBeDefined();
    if (field) expect(nodeAt(content, at)?.value, rule).toHaveProperty([field]);
  }
}

describe('running the checks', () => {
  it('finds every known fault in the faulty CVs', () => {
    const foundRules = new Set(results.map(({ rule }) => rule));
    expect(RULES.map(({ name }) => name).filter((name) => !foundRules.has(name))).toEqual([]);
  });

  it('finds nothing in a CV without faults', () => {
    const bullet = (n: number) =>
      `${['Wrote', 'Drew', 'Printed', 'Sent', 'Read'][n]} ${n + 2} tables that show step by step what the engine does, with notes for those who will build it`;
    const content = buildCv({
      basics: {
        name: 'Ada Lovelace',
        email: 'ada@analytical.test',
        phone: '+44 20 0000 0000',
        location: { city: 'London' },
        summary:
          'Author of the first published program, and of notes that are longer than the memoir which they belong to.',
      },
      sections: [
        { kind: 'summary' },
        {
          kind: 'work',
          items: [
            {
              name: 'Analytical Engine',
              roles: [{ position: 'Author', start: '2020-01', ongoing: true, highlights: [0, 1, 2, 3, 4].map(bullet) }],
            },
          ],
        },
      ],
    });
    expect(check(content)).toEqual([]);
  });

  it('ignores hidden content', () => {
    const content = FAULTY_CVS['one with little odds'] as CvContent;
    const hidden = {
      ...content,
      sections: content.sections.map((section) => ({ ...section, visible: false })),
    } as CvContent;
    expect(check(content).filter(({ at }) => at[0] === 'sections').length).toBeGreaterThan(10);
    expect(check(hidden).filter(({ at }) => at[0] === 'sections')).toEqual([]);
  });

  it('is deterministic and does not change the CV', () => {
    for (const { content } of faulty) {
      const before = structuredClone(content);
      expect(check(content)).toEqual(check(content));
      expect(content).toEqual(before);
    }
  });

  it('returns paths and fields that exist', () => {
    for (const { content } of faulty) expectNodesToExist(content);
  });

  it('returns valid paths and fixes for any CV', () => {
    fc.assert(
      fc.property(cvContents(), (content) => {
        expectNodesToExist(content);
        expectFixesToFix(content);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('a fix', () => {
  it.each(faulty)('resolves its own result and no other, in $name', ({ content }) => expectFixesToFix(content));

  it('exists for exactly the rules that have a fix message', () => {
    const rulesWithFix = new Set(results.filter(({ fixes }) => fixes).map(({ rule }) => rule));
    const rulesWithFixText = Object.entries(messagesOf('en').checks.rules).flatMap(([rule, words]) =>
      'fix' in words ? [rule] : [],
    );
    expect([...rulesWithFix].sort()).toEqual(rulesWithFixText.sort());
  });
});

describe('the messages of the checks', () => {
  const languages = Object.keys(LANGUAGES) as Language[];

  it('exist for exactly the known rules', () => {
    expect(Object.keys(messagesOf('en').checks.rules).sort()).toEqual(RULES.map(({ name }) => name).sort());
  });

  it.each(languages)('cover all results in %s, with their values', (language) => {
    const translate = translatorOf(language) as (key: string, values?: CvCheckResult['values']) => string;
    for (const { rule, values, fixes } of results) {
      for (const messagePart of ['title', 'advice', ...(fixes ? ['fix'] : [])]) {
        const key = `checks.rules.${rule}.${messagePart}`;
        expect(translate(key, values), key).not.toContain('checks.rules');
      }
    }
  });
});
