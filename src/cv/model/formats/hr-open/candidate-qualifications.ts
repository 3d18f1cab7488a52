import { isObject, type JsonObject } from '../../../../platform/pure/json.ts';
import type { SectionOf } from '../../shapes.ts';
import { skillLabel } from '../europass/skill-labels.ts';
import { lowestLevel } from '../reading/cefr-levels.ts';
import type { CvBuilder, ImportTarget } from '../reading/cv-builder.ts';
import { listOf, makeFlatSource, TEXT_KEY } from '../reading/flat-source.ts';
import { filledPath } from '../reading/flat-table.ts';
import { languageNameOf } from '../reading/names-of-codes.ts';
import { makeSourceObject, type SourceObject } from '../reading/source-object.ts';

type Sections = { languages: ImportTarget<SectionOf<'languages'>>; skills: ImportTarget<SectionOf<'skills'>> };

/** Elements with skills, most of which Europass has moved into `Skills` in the course of time. */
const SKILL_ELEMENTS = [
  'PersonQualifications',
  'Skills',
  'DigitalSkills',
  'CommunicationAndInterpersonalSkills',
  'ManagementAndLeadershipSkills',
  'OrganisationalSkills',
];

/** Reads languages and skills. Languages that somebody grew up with are part of the person in a file. */
export function readQualifications(builder: CvBuilder, profile: SourceObject, nativeLanguages: readonly string[]) {
  const sections = {
    languages: builder.addSection('languages', 'PersonQualifications'),
    skills: builder.addSection('skills', 'PersonQualifications'),
  };
  for (const code of nativeLanguages) {
    const from = 'CandidatePerson.PrimaryLanguageCode';
    const item = builder.addItem(sections.languages, from);
    const name = languageNameOf(code.trim(), builder.content.design.language);
    item.value.language = builder.reader.line(name, { from, at: item.at, field: 'language' });
    item.value.cefr = 'native';
  }
  for (const element of SKILL_ELEMENTS) {
    const raw = profile.take(element);
    const rest = isObject(raw) ? readSkillsIn(builder, sections, raw, element) : raw;
    builder.storeExtra(builder.root, element, rest, element);
  }
  readLicenses(builder, sections.skills, profile);
}

/** Reads the categories of a driving license as one skill. */
function readLicenses(builder: CvBuilder, section: Sections['skills'], profile: SourceObject) {
  const licenses = makeSourceObject(profile.take('Licenses'), 'Licenses');
  const categories = listOf(licenses.take('License')).map((license) =>
    isObject(license) ? (license.LicenseTypeCode ?? license.LicenseName) : license,
  );
  builder.storeExtras(builder.root, licenses);
  if (categories.length === 0) return;
  const item = builder.addItem(section, licenses.from);
  item.value.name = skillLabel('Driving', builder.content.design.language);
  item.value.keywords = builder.reader.words(categories, { from: licenses.from, at: item.at, field: 'keywords' });
}

/** Reads the skills in an element, however they are grouped, and returns what they are not. */
function readSkillsIn(builder: CvBuilder, sections: Sections, element: JsonObject, from: string): JsonObject {
  const rest: JsonObject = {};
  for (const [name, value] of Object.entries(element)) {
    const isList = /(?:Competency|Skill|Group)s?$/.test(name);
    if (!isList) Object.defineProperty(rest, name, { value, enumerable: true, configurable: true, writable: true });
    for (const [at, raw] of isList ? listOf(value).entries() : []) {
      const path = `${from}.${name}.${at}`;
      const source = makeFlatSource(raw, path);
      if (isLanguage(source)) readLanguage(builder, sections.languages, source, raw);
      else readSkill(builder, sections.skills, raw, path);
    }
  }
  return rest;
}

const isLanguage = (source: SourceObject) => /language/i.test(String(source.peek('TaxonomyID') ?? ''));

function readLanguage(builder: CvBuilder, section: Sections['languages'], source: SourceObject, raw: unknown) {
  const item = builder.addItem(section, source.from);
  const origin = { from: source.from, at: item.at, field: 'language' };
  const path = filledPath(source, ['CompetencyName', 'CompetencyID']);
  const name = path === undefined ? '' : builder.reader.line(source.take(path), origin).trim();
  item.value.language = languageNameOf(name, builder.content.design.language);
  for (const key of ['TaxonomyID', 'CompetencyID', `CompetencyID.${TEXT_KEY}`]) source.take(key);
  const dimensions = isObject(raw) ? listOf(raw.CompetencyDimension).filter(isObject) : [];
  const { level, isComplete } = lowestLevel(dimensions.map(({ Score }) => (isObject(Score) ? Score.ScoreText : Score)));
  item.value.cefr = level;
  if (isComplete) {
    for (const key of Object.keys(source.remaining())) if (key.startsWith('CompetencyDimension')) source.take(key);
  }
  readProficiency(builder, item, source);
  builder.storeExtras(item, source);
}

/** Reads the level of a language as a whole, in the words of the file if it is none of the European ones. */
function readProficiency(
  builder: CvBuilder,
  item: ImportTarget<SectionOf<'languages'>['items'][number]>,
  source: SourceObject,
) {
  const path = filledPath(source, ['ProficiencyLevel.ScoreText', 'ProficiencyLevel']);
  const text = path === undefined ? '' : source.peek(path);
  if (path === undefined || typeof text !== 'string') return;
  const { level, isComplete } = lowestLevel([text]);
  if (isComplete && item.value.cefr === '') item.value.cefr = level;
  else item.value.fluency = builder.reader.line(text, { from: source.from, at: item.at, field: 'fluency' });
  source.take(path);
}

/** Reads a skill, or a group of them, whose skills become keywords. */
function readSkill(builder: CvBuilder, section: Sections['skills'], raw: unknown, from: string) {
  const item = builder.addItem(section, from);
  const group = isObject(raw) ? Object.entries(raw).filter(([name]) => /(?:Competency|Skill)s?$/.test(name)) : [];
  const own = isObject(raw)
    ? Object.fromEntries(Object.entries(raw).filter((entry) => !group.some(([name]) => name === entry[0])))
    : raw;
  const source = makeFlatSource(own, from);
  const path = filledPath(source, ['CompetencyName', 'Title', 'CompetencyID', 'Name', TEXT_KEY]);
  if (path !== undefined)
    item.value.name = builder.reader.line(source.take(path), { from, at: item.at, field: 'name' });
  for (const key of ['TaxonomyID', 'CompetencyID']) source.take(key);
  builder.fill(item, source, { proficiency: 'ProficiencyLevel.ScoreText' });
  const skills = group.flatMap(([, list]) => listOf(list));
  const words = skills.map((skill) => namesIn(skill));
  if (words.length > 0) {
    item.value.keywords = builder.reader.words(
      words.filter((word) => word !== ''),
      { from, at: item.at, field: 'keywords' },
    );
  }
  builder.storeExtras(item, source);
}

/** Returns the name of a skill in a group. */
function namesIn(skill: unknown): string {
  const source = makeFlatSource(skill, '');
  const path = filledPath(source, ['CompetencyName', 'Title', 'CompetencyID', TEXT_KEY]);
  const name = path === undefined ? '' : source.peek(path);
  return typeof name === 'string' ? name : '';
}
