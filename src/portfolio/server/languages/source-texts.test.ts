import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AchievementDocument, EMPTY_ACHIEVEMENT } from '#achievements/model/fields.ts';
import { achievementKind } from '#achievements/service.ts';
import { completeFields } from '#cv/model/entries/entry.ts';
import { type EntryDocument, entryKind } from '#cv/service.ts';
import { EMPTY_PROJECT, type ProjectDocument } from '#projects/model/fields.ts';
import { projectKind } from '#projects/service.ts';
import type { MapTexts, SourceText, Translations } from '#records/contract.ts';
import {
  mapDistinctTexts,
  progressOf,
  type RecordKind,
  sourceTexts,
  translateTexts,
  translationStateOf,
} from '#records/service.ts';
import { ONE_BLOCK_OF_EACH_KIND } from '#testing/blocks.ts';
import { runs } from '#testing/runs.ts';
import { mapSiteTexts } from '../../model/languages/map-site-texts.ts';
import { emptySite } from '../../model/site-shape.ts';

const word = fc.constantFrom('', 'Lead', 'Notes', 'Note G', 'Built it', 'Bâtir', 'constructor', '__proto__');
const url = fc.constantFrom('https://a.example/', 'https://b.example/', 'https://c.example/');
const image = fc.constantFrom('i1', 'i2', 'i3');
const listOf = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 4 });
const unique = <Value>(value: fc.Arbitrary<Value>, idOf: (value: Value) => string) =>
  fc.uniqueArray(value, { maxLength: 3, selector: idOf });

const project: fc.Arbitrary<ProjectDocument> = fc
  .record({
    ...{ title: word, summary: word, role: word, client: word, tags: listOf(word), stack: listOf(word) },
    caseStudy: fc.record({ problem: word, approach: word, outcome: word }),
    metrics: listOf(fc.record({ label: word, value: word })),
    gallery: listOf(fc.record({ image, alt: word, caption: word })),
    links: listOf(fc.record({ label: word, url })),
  })
  .map((fields) => ({ ...EMPTY_PROJECT, ...fields }));

const achievement: fc.Arbitrary<AchievementDocument> = fc
  .record({
    ...{ title: word, issuer: word, description: word },
    metric: fc.option(fc.record({ label: word, value: word })),
    evidence: listOf(fc.record({ label: word, url })),
  })
  .map((fields) => ({ ...EMPTY_ACHIEVEMENT, ...fields }));

const bullet = fc.record({ id: fc.constantFrom('b1', 'b2', 'b3'), text: word });
const role = fc
  .record({
    ...{ id: fc.constantFrom('r1', 'r2', 'r3'), position: word, summary: word },
    highlights: unique(bullet, ({ id }) => id),
  })
  // Ids are unique within an entry.
  .map(({ highlights, ...fields }) => ({
    ...fields,
    highlights: highlights.map(({ id, text }) => ({ id: fields.id + id, text })),
  }));
const job: fc.Arbitrary<EntryDocument> = fc
  .record({ name: word, companyDescription: word, roles: unique(role, ({ id }) => id) })
  .map((fields) => ({ ...entryKind.empty, fields: completeFields('work', fields) }));
const education: fc.Arbitrary<EntryDocument> = fc
  .record({ institution: word, area: word, courses: listOf(word), highlights: unique(bullet, ({ id }) => id) })
  .map((fields) => ({ ...entryKind.empty, kind: 'education', fields: completeFields('education', fields) }));
const skill: fc.Arbitrary<EntryDocument> = fc
  .record({ name: word, keywords: listOf(word) })
  .map((fields) => ({ ...entryKind.empty, kind: 'skills', fields: completeFields('skills', fields) }));
const entry = fc.oneof(job, education, skill);

const translationOf = (text: string) => `de: ${text}`;

/** Translates all texts of a document. */
const translateAll = (texts: readonly SourceText[]): Translations =>
  Object.fromEntries(texts.map(({ key, text }) => [key, { original: text, text: translationOf(text) }]));

function mapperOf<Document extends object>({ mapTexts }: RecordKind<Document>) {
  if (!mapTexts) throw new Error('the kind has no texts');
  return mapTexts;
}

/** Returns every text of a document, blank ones and doubles too. */
function allTexts<Document extends object>(kind: RecordKind<Document>, document: Document) {
  const texts: SourceText[] = [];
  mapDistinctTexts(mapperOf(kind), document, (source) => {
    texts.push(source);
    return source.text;
  });
  return texts;
}

/** Checks that a document, as it is after edits, shows no translation of another text unless it says so. */
function expectNoWrongTexts<Document extends object>(kind: RecordKind<Document>, before: Document, after: Document) {
  const translations = translateAll(sourceTexts(mapperOf(kind), before));
  const shown = allTexts(kind, translateTexts(mapperOf(kind), after, translations));
  for (const [at, source] of allTexts(kind, after).entries()) {
    const translation = Object.hasOwn(translations, source.key) ? translations[source.key] : undefined;
    const state = translationStateOf(source, translation);
    if (source.text.trim() === '') expect(shown[at]?.text).toBe(source.text);
    else if (!translation) expect(shown[at]?.text).toBe(source.text);
    else
      expect([state, shown[at]?.text]).toEqual([
        state,
        state === 'changed' ? translation.text : translationOf(source.text),
      ]);
  }
}

const RUNS = { numRuns: runs(1000) };

describe('translations of a record that is edited', () => {
  it('never stand for another text of a project', () => {
    fc.assert(
      fc.property(project, project, (before, after) => expectNoWrongTexts(projectKind, before, after)),
      RUNS,
    );
  });

  it('never stand for another text of an achievement', () => {
    fc.assert(
      fc.property(achievement, achievement, (before, after) => expectNoWrongTexts(achievementKind, before, after)),
      RUNS,
    );
  });

  it('never stand for another text of an entry', () => {
    fc.assert(
      fc.property(entry, entry, (before, after) => expectNoWrongTexts(entryKind, before, after)),
      RUNS,
    );
  });

  it('stay complete when parts are moved', () => {
    fc.assert(
      fc.property(project, job, education, (one, other, third) => {
        const moved: ProjectDocument = {
          ...one,
          ...{ metrics: one.metrics.toReversed(), gallery: one.gallery.toReversed(), links: one.links.toReversed() },
          ...{ tags: one.tags.toReversed(), stack: one.stack.toReversed() },
        };
        const translations = translateAll(sourceTexts(mapperOf(projectKind), one));
        const texts = sourceTexts(mapperOf(projectKind), moved);
        const { total, done, changed } = progressOf(texts, translations);
        expect([done, changed]).toEqual([total, 0]);
        const roles = (other.fields.roles as object[]).toReversed();
        const movedEntry = { ...other, fields: { ...other.fields, roles } };
        const ofEntry = translateAll(sourceTexts(mapperOf(entryKind), other));
        expect(progressOf(sourceTexts(mapperOf(entryKind), movedEntry), ofEntry).changed).toBe(0);
        const courses = (third.fields.courses as string[]).toReversed();
        const ofEducation = translateAll(sourceTexts(mapperOf(entryKind), third));
        const movedCourses = sourceTexts(mapperOf(entryKind), { ...third, fields: { ...third.fields, courses } });
        const coursesLeft = progressOf(movedCourses, ofEducation);
        expect([coursesLeft.missing, coursesLeft.changed]).toEqual([0, 0]);
      }),
      RUNS,
    );
  });
});

/** Returns the paths of all texts in a value, without the indexes of lists. */
function textPaths(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.startsWith('de: ') ? [] : [path.join('.')];
  if (Array.isArray(value)) return value.flatMap((one) => textPaths(one, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textPaths(one, [...path, name]));
}

/** Returns the paths of the texts of a document that have no translation when all that can be are translated. */
function untranslatedPaths<Document>(mapTexts: MapTexts<Document>, document: Document) {
  const translated = translateTexts(mapTexts, document, translateAll(sourceTexts(mapTexts, document)));
  return [...new Set(textPaths(translated))].toSorted();
}

describe('the texts of a site', () => {
  it('are all but dates, addresses, programs and names of people in a project', () => {
    const full: ProjectDocument = {
      ...{ title: 'a', summary: 'b', role: 'c', client: 'd', start: '2020', end: '2021', ongoing: false },
      ...{ status: 'draft', featured: false, tags: ['e'], stack: ['f'], cover: 'id', coverAlt: 'q' },
      coverFocus: { x: 20, y: 80 },
      links: [{ label: 'g', url: 'https://g.example/' }],
      gallery: [{ image: 'id', alt: 'h', caption: 'i' }],
      caseStudy: { problem: 'j', approach: 'k', outcome: 'l' },
      blocks: ONE_BLOCK_OF_EACH_KIND,
      metrics: [{ label: 'm', value: 'n' }],
      collaborators: [{ name: 'o', url: 'https://o.example/' }],
      wordings: [{ name: 'short', texts: { summary: 'p' } }],
    };
    expect(untranslatedPaths(mapperOf(projectKind), full)).toEqual([
      ...['blocks.id', 'blocks.kind', 'blocks.language', 'blocks.media', 'blocks.pictures.image'],
      ...['blocks.poster', 'blocks.text', 'blocks.tone', 'blocks.tracks.label', 'blocks.tracks.language'],
      ...['blocks.tracks.media', 'blocks.url', 'blocks.width'],
      ...['collaborators.name', 'collaborators.url', 'cover', 'end', 'gallery.image', 'links.url', 'start'],
      ...['status', 'wordings.name', 'wordings.texts.summary'],
    ]);
  });

  it('are all but dates, addresses and pictures in an education', () => {
    const fields = completeFields('education', {
      ...{ institution: 'a', area: 'b', studyType: 'c', score: 'd', location: 'e', url: 'https://f.example/' },
      ...{ start: '2020', end: '2021', courses: ['g', 'h'], summary: 'i', highlights: [{ id: 'j', text: 'k' }] },
    });
    expect(untranslatedPaths(mapperOf(entryKind), { ...entryKind.empty, kind: 'education', fields })).toEqual([
      ...['fields.end', 'fields.highlights.id', 'fields.start', 'fields.url', 'kind', 'status'],
    ]);
  });

  it('are all that visitors see of an achievement but dates, ids and addresses', () => {
    const full: AchievementDocument = {
      ...{ title: 'a', kind: 'award', issuer: 'b', date: '2020', expires: '2021', description: 'c' },
      ...{ credentialId: 'id', credentialUrl: 'https://c.example/', metric: { label: 'd', value: 'e' } },
      evidence: [
        { label: 'f', url: 'https://f.example/' },
        { label: 'g', file: 'g.pdf' },
      ],
      ...{ project: 'id', badge: 'id', tags: ['h'], visible: true, proof: null },
      wordings: [{ name: 'short', texts: { description: 'i' } }],
    };
    expect(untranslatedPaths(mapperOf(achievementKind), full)).toEqual([
      ...['badge', 'credentialId', 'credentialUrl', 'date', 'evidence.file', 'evidence.label', 'evidence.url'],
      ...['expires', 'kind', 'project', 'tags', 'wordings.name', 'wordings.texts.description'],
    ]);
  });

  it('are all but its settings in its document', () => {
    const full = emptySite('en');
    const site = {
      ...full,
      samples: 'writer' as const,
      ...{ headline: 'a', about: 'b', title: 'c', description: 'd', availability: { text: 'e', until: '2027' } },
      sections: full.sections.map((section) => ({ ...section, heading: `f ${section.kind}` })),
    };
    expect(untranslatedPaths(mapSiteTexts, site)).toEqual([
      ...[
        'availability.until',
        'css',
        'fonts',
        'language',
        'layout',
        'samples',
        'sections.id',
        'sections.kind',
        'sections.tag',
        'sections.variant',
        'style.columns',
        'style.corners',
      ],
      ...['style.density', 'style.id', 'style.palette', 'style.ratio', 'style.scheme', 'style.size', 'theme'],
    ]);
  });
});
