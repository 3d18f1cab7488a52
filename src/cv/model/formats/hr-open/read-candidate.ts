import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { type CvBuilder, type ImportResult, makeCvBuilder } from '../reading/cv-builder.ts';
import { flatSourcesIn, listOf, makeFlatSource } from '../reading/flat-source.ts';
import { readFlat } from '../reading/flat-table.ts';
import { languageTag } from '../reading/names-of-codes.ts';
import { readEmployers } from '../reading/read-employers.ts';
import { readMarkedText } from '../reading/read-rich-text.ts';
import { makeSourceObject, type SourceObject } from '../reading/source-object.ts';
import { readPerson } from './candidate-person.ts';
import { readQualifications } from './candidate-qualifications.ts';
import { readNamedSections, readOtherSections } from './candidate-sections.ts';
import { COMPANY, EDUCATION, POSITION } from './candidate-tables.ts';

/** Elements about the file itself. */
const ABOUT_THE_FILE = ['DocumentID', 'AlternateDocumentID', 'ProcessingInformation', 'CandidateSupplier'];
const ABOUT_THE_PAGES = ['RenderingInformation'];
const ABOUT_THE_PROFILE = ['ID', 'Attachment'];

type CandidateFormat = { format: 'europass' | 'hr-xml'; key: string };

/** Imports the XML of Europass since 2020, as `valueOfXml` returns it. Data without a field is kept under `europass`. */
export const importEuropass = (value: unknown) => importCandidate(value, { format: 'europass', key: 'europass' });
/** Imports a candidate of HR-XML 3, as `valueOfXml` returns it. Data without a field is kept under `hrXml`. */
export const importHrXml = (value: unknown) => importCandidate(value, { format: 'hr-xml', key: 'hrXml' });

function importCandidate(value: unknown, { format, key }: CandidateFormat): ImportResult {
  const builder = makeCvBuilder(format, key);
  const file = makeSourceObject(value, '');
  const [first, ...others] = listOf(file.take('CandidateProfile'));
  const profile = makeSourceObject(first, 'CandidateProfile');
  const language = languageTag(profile.take('@languageCode'));
  if (language !== undefined) builder.content.design.language = language;
  const nativeLanguages = readPerson(builder, file.take('CandidatePerson'));
  readSummary(builder, profile);
  readWork(builder, profile);
  readEducation(builder, profile);
  readQualifications(builder, profile, nativeLanguages);
  readNamedSections(builder, profile);
  readOtherSections(builder, profile);
  for (const name of [...ABOUT_THE_FILE, ...ABOUT_THE_PAGES]) file.take(name);
  for (const name of ABOUT_THE_PROFILE) profile.take(name);
  builder.storeExtras(builder.root, profile);
  builder.storeExtra(builder.root, 'CandidateProfiles', others, 'CandidateProfile');
  builder.storeExtras(builder.root, file);
  if (language === undefined) builder.detectLanguage();
  return builder.finish();
}

/** Reads the text about a person, and the position that they are looking for, which is their headline. */
function readSummary(builder: CvBuilder, profile: SourceObject) {
  const preferences = makeFlatSource(profile.take('CandidatePositionPreferences'), 'CandidatePositionPreferences');
  builder.fill(builder.basics, preferences, { headline: 'PositionTitle' });
  builder.storeExtras(builder.basics, preferences);
  if (!profile.has('ExecutiveSummary')) return;
  builder.addSection('summary', 'ExecutiveSummary');
  readMarkedText(builder, builder.basics, profile, 'ExecutiveSummary', 'summary');
  builder.countItem();
}

function readWork(builder: CvBuilder, profile: SourceObject) {
  const history = makeSourceObject(profile.take('EmploymentHistory'), 'EmploymentHistory');
  const employers = listOf(history.take('EmployerHistory')).map((raw, at) => {
    const from = `EmployerHistory.${at}`;
    const { PositionHistory, ...company } = withOneCommunication(raw);
    const positions = flatSourcesIn(PositionHistory, `${from}.PositionHistory`);
    const source = makeFlatSource(company, from);
    // A company without positions has its period itself.
    return { company: source, positions: positions.length > 0 ? positions.map(withoutPlaceOfWork(source)) : [source] };
  });
  readEmployers(builder, employers, 'EmploymentHistory', { company: COMPANY, position: POSITION });
  builder.storeExtras(builder.root, history);
}

/** Moves the place of a position to its company, which has the same one in files of Europass. */
const withoutPlaceOfWork = (company: SourceObject) => (position: SourceObject) => {
  for (const key of ['City', 'Country']) {
    const raw = position.take(key);
    if (raw !== undefined && !company.has(key)) company.putBack(key, raw);
  }
  return position;
};

function readEducation(builder: CvBuilder, profile: SourceObject) {
  const history = makeSourceObject(profile.take('EducationHistory'), 'EducationHistory');
  const section = builder.addSection('education', history.from);
  for (const [at, raw] of listOf(history.take('EducationOrganizationAttendance')).entries()) {
    const source = makeFlatSource(withOneCommunication(raw), `${history.from}.${at}`);
    readFlat(builder, builder.addItem(section, source.from), source, EDUCATION);
  }
  builder.storeExtras(builder.root, history);
}

/**
 * Merges the addresses of an organization, which XML lists one by one: where it is, and its website. Other channels and
 * contacts are lists of their own.
 */
function withOneCommunication(raw: unknown): JsonObject {
  if (!isObject(raw)) return {};
  const contacts = listOf(raw.OrganizationContact);
  const contact = contacts.find(isObject);
  if (contact === undefined) return raw;
  const channels = listOf(contact.Communication);
  const place = channels.filter(isObject).find(({ Address }) => isObject(Address));
  const merged = [place, hasUrl(place) ? undefined : channels.find(isWebsite)].filter(isObject);
  return {
    ...raw,
    OrganizationContact: {
      ...contact,
      Communication: Object.assign({}, ...merged),
      Communications: channels.filter((channel) => !isObject(channel) || !merged.includes(channel)),
    },
    OrganizationContacts: contacts.filter((other) => other !== contact),
  };
}

const hasUrl = (channel: unknown) => isObject(channel) && (channel.URI ?? channel.URL) !== undefined;
const isWebsite = (channel: unknown) =>
  isObject(channel) && hasUrl(channel) && (channel.ChannelCode ?? 'Web') === 'Web';

/** Whether a value is the root element of a candidate. */
export const isCandidate = (value: JsonObject): boolean =>
  isObject(ownProperty(value, 'CandidatePerson')) || isObject(ownProperty(value, 'CandidateProfile'));
