import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { type CvBuilder, type ImportResult, makeCvBuilder } from '../reading/cv-builder.ts';
import { flatSourcesIn, listOf, makeFlatSource } from '../reading/flat-source.ts';
import { readFlat } from '../reading/flat-table.ts';
import { languageTag } from '../reading/names-of-codes.ts';
import { readEmployers } from '../reading/read-employers.ts';
import { readMarkedText } from '../reading/read-rich-text.ts';
import { makeSourceObject, type SourceObject } from '../reading/source-object.ts';
import { readPassportLanguages } from './passport-languages.ts';
import { readIdentification } from './passport-person.ts';
import { COMPANY, EDUCATION, POSITION, REFERENCE } from './passport-tables.ts';
import { readSkillText } from './read-skill-text.ts';
import { SKILL_KINDS, skillLabel } from './skill-labels.ts';

/** How the pages looked, and what the file says about itself. */
const ABOUT_THE_FILE = ['DocumentInfo', 'PrintingPreferences', 'XsdVersion'];

/**
 * Imports the Skills Passport of Europass before 2020 in the form of its JSON. Data without a field is kept under
 * `europass`.
 */
export function importEuropassPassport(value: unknown): ImportResult {
  const builder = makeCvBuilder('europass-passport', 'europass');
  const file = makeSourceObject(isObject(value) ? (ownProperty(value, 'SkillsPassport') ?? value) : {}, '');
  const learner = makeSourceObject(file.take('LearnerInfo'), 'LearnerInfo');
  const locale = languageTag(file.take('Locale'));
  if (locale !== undefined) builder.content.design.language = locale;
  readIdentification(builder, learner.take('Identification'));
  readHeadline(builder, makeFlatSource(learner.take('Headline'), 'LearnerInfo.Headline'));
  readWork(builder, learner);
  const education = builder.addSection('education', 'Education');
  for (const source of flatSourcesIn(learner.take('Education'), 'Education')) {
    readFlat(builder, builder.addItem(education, source.from), source, EDUCATION);
  }
  readSkills(builder, makeSourceObject(learner.take('Skills'), 'Skills'));
  readAchievements(builder, learner.take('Achievement'));
  const references = builder.addSection('references', 'ReferenceTo');
  for (const source of flatSourcesIn(learner.take('Referee'), 'Referee')) {
    readFlat(builder, builder.addItem(references, source.from), source, REFERENCE);
  }
  for (const key of ABOUT_THE_FILE) file.take(key);
  builder.storeExtras(builder.root, learner);
  builder.storeExtras(builder.root, file);
  if (locale === undefined) builder.detectLanguage();
  return builder.finish();
}

/** Reads the line below the name, which is a text about the person in some files. */
function readHeadline(builder: CvBuilder, source: SourceObject) {
  const code = source.take('Type.Code');
  source.take('Type.Label');
  if (code === 'personal_statement' || (typeof code === 'string' && code.endsWith('statement'))) {
    builder.addSection('summary', source.from);
    readMarkedText(builder, builder.basics, source, 'Description.Label', 'summary');
    builder.countItem();
  } else builder.fill(builder.basics, source, { headline: 'Description.Label' });
  source.take('Description.Code');
  builder.storeExtras(builder.basics, source);
}

function readWork(builder: CvBuilder, learner: SourceObject) {
  const entries = flatSourcesIn(learner.take('WorkExperience'), 'WorkExperience');
  const employers = entries.map((source) => ({ company: source, positions: [source] }));
  readEmployers(builder, employers, 'WorkExperience', { company: COMPANY, position: POSITION });
}

function readSkills(builder: CvBuilder, skills: SourceObject) {
  readPassportLanguages(builder, skills);
  const sections = {
    listed: builder.addSection('skills', 'Skills'),
    described: builder.addSection('custom', 'Skills'),
  };
  const { language } = builder.content.design;
  for (const kind of SKILL_KINDS) {
    const source = makeFlatSource(skills.take(kind), `Skills.${kind}`);
    const licenses = source.peek('Description.Licence') ?? source.peek('Description');
    if (kind === 'Driving' && Array.isArray(licenses)) {
      for (const path of ['Description.Licence', 'Description']) source.take(path);
      source.putBack('Description', licenses.filter((one) => typeof one === 'string').join(', '));
    }
    const label = skillLabel(kind, language);
    if (source.has('Description')) readSkillText(builder, sections, source, { path: 'Description', label });
    builder.storeExtras(builder.root, source);
  }
  builder.storeExtras(builder.root, skills);
}

/** Reads achievements under their headings: projects, publications, memberships and the like. */
function readAchievements(builder: CvBuilder, value: unknown) {
  const sections = new Map<string, ReturnType<typeof addTexts>>();
  const addTexts = (title: string, from: string) => {
    const section = builder.addSection('text', from);
    section.value.title = builder.reader.line(title, { from, at: section.at, field: 'title' });
    return section;
  };
  for (const [at, raw] of listOf(value).entries()) {
    const source = makeFlatSource(raw, `Achievement.${at}`);
    const title = headingOf(source);
    source.take('Title.Code');
    const section = sections.get(title) ?? addTexts(title, source.from);
    sections.set(title, section);
    const item = builder.addItem(section, source.from);
    readMarkedText(builder, item, source, 'Description', 'text');
    builder.storeExtras(item, source);
  }
}

function headingOf(source: SourceObject): string {
  for (const path of ['Title.Label', 'Title']) {
    if (source.has(path) && typeof source.peek(path) === 'string') return String(source.take(path));
  }
  return '';
}

/** Whether a parsed file is a Skills Passport. */
export const isEuropassPassport = (value: JsonObject): boolean =>
  isObject(ownProperty(value, 'SkillsPassport')) || isObject(ownProperty(value, 'LearnerInfo'));
