import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvFileValue, xmlFileValue } from '#cv/testing/cv-files.ts';
import { LINKEDIN_EXPORT } from '#cv/testing/linkedin-export.ts';
import { runs } from '#testing/runs.ts';
import { isObject } from '../../../../platform/pure/json.ts';
import { cvContent } from '../../schema.ts';
import { importEuropassPassport } from '../europass/read-passport.ts';
import { importEuropass, importHrXml } from '../hr-open/read-candidate.ts';
import { importHrOpen } from '../hr-open/read-json.ts';
import { importLinkedIn } from '../linkedin/read.ts';
import { importOrcid } from '../orcid/read.ts';
import { importReactiveResume3 } from '../reactive-resume/read-v3.ts';
import { importReactiveResume4 } from '../reactive-resume/read-v4.ts';
import { importReactiveResume5 } from '../reactive-resume/read-v5.ts';
import { importRenderCv } from '../rendercv/read.ts';
import { cleanValue } from './clean-value.ts';
import { MAX_WARNINGS } from './report.ts';

const FILES = [
  ['RenderCV', importRenderCv, cvFileValue('rendercv.yaml')],
  ['Reactive Resume 3', importReactiveResume3, cvFileValue('reactive-resume-3.json')],
  ['Reactive Resume 4', importReactiveResume4, cvFileValue('reactive-resume-4.json')],
  ['Reactive Resume 5', importReactiveResume5, cvFileValue('reactive-resume-5.json')],
  ['LinkedIn', importLinkedIn, LINKEDIN_EXPORT],
  ['Europass', importEuropass, xmlFileValue('europass.xml')],
  ['the Skills Passport', importEuropassPassport, cvFileValue('europass-passport.json')],
  ['HR-XML', importHrXml, xmlFileValue('hr-xml.xml')],
  ['HR Open', importHrOpen, cvFileValue('hr-open.json')],
  ['ORCID', importOrcid, cvFileValue('orcid.json')],
] as const;

const malformedValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom<unknown>(
    ...['x'.repeat(30_000), 'line\nline', '\u202e', '<ul><li>'.repeat(100), '2020-13-45', 'javascript:alert(1)', 1e308],
    ...[['x'.repeat(300)], Array(600).fill({ name: 'x' }), Array(600).fill('x'), { __proto__: null, x: 1 }],
  ),
);

/** Replaces some of the values nested in a value. */
function alter(value: unknown, alterations: readonly { at: number; to: unknown }[]): unknown {
  let index = -1;
  const walk = (inner: unknown): unknown => {
    index += 1;
    const alteration = alterations.find(({ at }) => at === index);
    if (alteration) return alteration.to;
    if (Array.isArray(inner)) return inner.map(walk);
    return isObject(inner) ? Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, walk(item)])) : inner;
  };
  return walk(value);
}

describe.each(FILES)('importing a malformed file of %s', (_, importer, file) => {
  it('returns a valid CV, the same each time', () => {
    const alterations = fc.array(fc.record({ at: fc.nat({ max: 300 }), to: malformedValue }), { maxLength: 4 });
    fc.assert(
      fc.property(alterations, (all) => {
        const { value } = cleanValue(alter(file, all));
        const { content, report } = importer(value);
        expect(cvContent.safeParse(content).error).toBeUndefined();
        expect(report.warnings.length).toBeLessThanOrEqual(MAX_WARNINGS);
        expect(importer(value)).toEqual({ content, report });
      }),
      { numRuns: runs(150) },
    );
  });

  it('returns a valid CV for a value of any other form', () => {
    fc.assert(
      fc.property(malformedValue, (value) => {
        expect(cvContent.safeParse(importer(cleanValue(value).value).content).error).toBeUndefined();
      }),
    );
  });
});
