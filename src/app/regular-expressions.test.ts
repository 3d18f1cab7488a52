import { getPattern } from 'isbot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildCv } from '#testing/cv-fixture.ts';
import { costlyText, LENGTH, LIMIT_MS } from '#testing/regular-expressions/cost.ts';
import { expressionsInSource } from '#testing/regular-expressions/literals.ts';
import { adaSite } from '#testing/sites.ts';

const WORDS = { email: 'E-mail on request', phone: 'Phone on request' };

/** For each file that builds patterns from strings, a call that builds them. */
const MAKERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'src/platform/pure/callable/function-path.ts': async () =>
    (await import('#platform/pure/callable/function-path.ts')).functionPath({
      PROJECT_ID: 'vitrine',
      FUNCTIONS_REGION: 'us-central1',
    }),
  'src/cv/model/formats/unstructured/links.ts': () => import('#cv/model/formats/unstructured/links.ts'),
  'src/app/route-table.ts': () => import('./route-table.ts'),
  'src/cv/model/checks/words/words.ts': () => import('#cv/model/checks/words/words.ts'),
  'src/cv/model/formats/docx/direction.ts': () => import('#cv/model/formats/docx/direction.ts'),
  'src/cv/model/fold.ts': () => import('#cv/model/fold.ts'),
  'src/cv/model/public/without-contact.ts': async () =>
    (await import('#cv/model/public/without-contact.ts')).withoutContact(
      buildCv({ basics: { phone: '+44 20 7946 0018' } }),
      WORDS,
    ),
  'src/cv/model/text-direction.ts': () => import('#cv/model/text-direction.ts'),
  'src/cv/render/pdf/drawn-words.ts': () => import('#cv/render/pdf/drawn-words.ts'),
  'src/cv/render/pdf/objects.ts': async () => (await import('#cv/render/pdf/objects.ts')).refOf('', 'ToUnicode'),
  'src/cv/render/missing-characters.ts': async () =>
    (await import('#cv/render/missing-characters.ts')).replaceCharacters({ name: '' }, new Set(['a', 'aa', 'a\u0301'])),
  'src/cv/render/bidi-marks.ts': () => import('#cv/render/bidi-marks.ts'),
  'src/cv/pages/cv-path.ts': () => import('#cv/pages/cv-path.ts'),
  'src/platform/pure/uuid.ts': () => import('#platform/pure/uuid.ts'),
  'src/hostnames/model/look-alikes.ts': () => import('#hostnames/model/look-alikes.ts'),
  'src/mail/server/redact.ts': () => import('#mail/server/redact.ts'),
  'src/portfolio/model/masked-view.ts': async () =>
    (await import('#portfolio/model/masked-view.ts')).maskedView(adaSite(), WORDS),
};

const { literals, dynamicFiles } = expressionsInSource();

describe('every regular expression takes linear time', () => {
  afterEach(() => vi.resetModules());

  it('detects quadratic, cubic and exponential patterns', () => {
    for (const costly of [/\s+$/, /<!--.*?-->/gs, /^a*[ab]*b*$/, /^[^@]+@[^@]+\.[^@]+$/, /^(?:a+)+$/])
      expect(costlyText(costly), String(costly)).toBeDefined();
    for (const linear of [/(?<!\s)\s+$/, /<!--/g, /^[^@]+@[^@.]+(?:\.[^@.]+)+$/, /^a+$/])
      expect(costlyText(linear), String(linear)).toBeUndefined();
  }, 60_000);

  it(`literals: ${LENGTH} characters in ${LIMIT_MS} ms`, () => {
    const distinct = new Map(literals.map((one) => [String(one.expression), one]));
    const found = [...distinct.values()].map((one) => ({ ...one, costly: costlyText(one.expression) }));
    expect(found.filter(({ costly }) => costly)).toEqual([]);
  }, 120_000);

  it('of a package that reads user agents', () => {
    expect(costlyText(getPattern())).toBeUndefined();
  }, 60_000);

  it('lists each file that builds patterns from strings', () => {
    expect([...dynamicFiles].toSorted()).toEqual(Object.keys(MAKERS).toSorted());
  });

  it.each(Object.entries(MAKERS))(
    'built from strings in %s',
    async (_, make) => {
      const made: RegExp[] = [];
      const keep = (native: typeof RegExp, args: ConstructorParameters<typeof RegExp>) => {
        const expression = new native(...args);
        made.push(expression);
        return expression;
      };
      const Watched = new Proxy(RegExp, { construct: keep, apply: (native, _, args: [string]) => keep(native, args) });
      vi.resetModules();
      vi.stubGlobal('RegExp', Watched);
      await make();
      vi.unstubAllGlobals();
      expect(made).not.toEqual([]);
      const distinct = new Map(made.map((one) => [String(one), one]));
      expect([...distinct.values()].filter((one) => costlyText(one))).toEqual([]);
    },
    60_000,
  );
});
