import fc from 'fast-check';
import { hasBackslashKey } from '../../testing/backslash-keys.ts';

/** Text, and values that may occur in its place. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 12 }) },
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    'Ada Lovelace',
    '*Ada*',
    '<p>A <b>b</b></p>',
    'a &amp; *b*',
    'Present',
    '\n',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
  ),
);
const anything = fc.jsonValue({ maxDepth: 3 });
const odd = (usual: fc.Arbitrary<unknown>) => fc.oneof({ weight: 8, arbitrary: usual }, anything);

const line = odd(text);
const address = odd(fc.oneof(fc.webUrl(), fc.constantFrom('', 'nowhere', 'javascript:alert(1)'), text));
const date = odd(fc.oneof(fc.constantFrom('1843', '1843-07', '1843-07-10', '2024-13-45', 'Present', ''), text));
const lines = odd(fc.array(line, { maxLength: 3 }));

const KEYS = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'website',
  'company',
  'vitrine',
  'hobbies',
  'picture',
  'gpa',
  'keywords',
];
const unknown = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...KEYS), text), anything), { maxLength: 2 });

/** Generates an object with some of its keys, in any order, and some unknown ones. */
const object = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      ...Object.entries(fields).map(([key, value]) =>
        fc.option(
          value.map((one) => [key, one] as const),
          { freq: 3 },
        ),
      ),
    )
    .chain((knownEntries) =>
      unknown.chain((more) => {
        const entries = [...knownEntries.filter((entry) => entry !== null), ...more];
        return fc.shuffledSubarray(entries, { minLength: entries.length });
      }),
    )
    .map((entries) => Object.fromEntries(entries));
const entries = (fields: Record<string, fc.Arbitrary<unknown>>) => odd(fc.array(odd(object(fields)), { maxLength: 3 }));

const period = { startDate: date, endDate: date };

/** Generates JSON in the form of JSON Resume, with valid and invalid values for everything in the schema. */
export const resumes = (): fc.Arbitrary<Record<string, unknown>> =>
  object({
    $schema: address,
    basics: odd(
      object({
        name: line,
        label: line,
        image: address,
        email: line,
        phone: line,
        url: address,
        summary: line,
        location: odd(object({ address: line, postalCode: line, city: line, countryCode: line, region: line })),
        profiles: entries({ network: line, username: line, url: address }),
      }),
    ),
    work: entries({
      name: line,
      location: line,
      description: line,
      position: line,
      url: address,
      ...period,
      summary: line,
      highlights: lines,
    }),
    volunteer: entries({
      organization: line,
      position: line,
      url: address,
      ...period,
      summary: line,
      highlights: lines,
    }),
    education: entries({
      institution: line,
      url: address,
      area: line,
      studyType: line,
      ...period,
      score: line,
      courses: lines,
    }),
    awards: entries({ title: line, date, awarder: line, summary: line }),
    certificates: entries({ name: line, date, url: address, issuer: line }),
    publications: entries({ name: line, publisher: line, releaseDate: date, url: address, summary: line }),
    skills: entries({ name: line, level: line, keywords: lines }),
    languages: entries({ language: line, fluency: line }),
    interests: entries({ name: line, keywords: lines }),
    references: entries({ name: line, reference: line }),
    projects: entries({
      name: line,
      description: line,
      highlights: lines,
      keywords: lines,
      ...period,
      url: address,
      roles: lines,
      entity: line,
      type: line,
    }),
    meta: odd(object({ canonical: address, version: line, lastModified: line })),
  }).filter((resume) => !hasBackslashKey(resume));
