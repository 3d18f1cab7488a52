import { html, Markup } from '#platform/pure/markup.ts';
import type { CvContent } from '../../../content.ts';
import { outlineOf, type PageWords } from '../../../outline/outline.ts';
import type { Section, SectionKind, SectionOf } from '../../../shapes.ts';
import { withoutHidden } from '../../../without-hidden.ts';
import { element, htmlOf, wrapper } from './element.ts';
import * as entries from './entries.ts';
import { otherSection } from './others.ts';
import { candidatePerson } from './person.ts';

const NAMESPACES = {
  xmlns: 'http://www.europass.eu/1.0',
  'xmlns:oa': 'http://www.openapplications.org/oagis/9',
  'xmlns:eures': 'http://www.europass_eures.eu/1.0',
  'xmlns:hr': 'http://www.hr-xml.org/3',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://www.europass.eu/1.0 Candidate.xsd',
};
const DOCUMENT = '<hr:DocumentID schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>\n';

/** Kinds of sections for whose entries Europass has elements. */
const OWN_KINDS: readonly SectionKind[] = [
  ...(['summary', 'work', 'education', 'languages', 'skills', 'projects', 'publications'] as const),
  ...(['talks', 'volunteer', 'certificates', 'interests'] as const),
];

type EuropassOptions = { words: PageWords; photo: string | undefined };

/** Exports the visible content of a CV as the XML that Europass imports. `photo` is a JPEG in Base64. */
export function exportEuropass(content: CvContent, { words, photo }: EuropassOptions): string {
  const visible = withoutHidden(content);
  const attributes = Object.entries(NAMESPACES).map(([name, value]) => ` ${name}="${value}"`);
  const candidate = html`${[new Markup(DOCUMENT), candidatePerson(visible), profileOf(visible, { words, photo })]}`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Candidate${attributes.join('')}>\n${candidate.text}</Candidate>\n`;
}

function profileOf(content: CvContent, { words, photo }: EuropassOptions): Markup {
  const { basics, design, sections } = content;
  const others = outlineOf(content, words).sections.filter(({ kind }) => !OWN_KINDS.includes(kind));
  const languages = itemsOf(sections, 'languages').filter(({ cefr }) => cefr !== 'native');
  return wrapper(
    'CandidateProfile',
    [
      element('hr:ExecutiveSummary', htmlOf({ texts: [basics.summary] })),
      wrapper('EmploymentHistory', itemsOf(sections, 'work').map(entries.employerHistory)),
      wrapper(
        'EducationHistory',
        itemsOf(sections, 'education').map((item) => entries.educationAttendance(item, words.labels)),
      ),
      wrapper('Certifications', []),
      element('CandidatePositionPreferences', [element('PositionTitle', basics.headline)]),
      wrapper('PublicationHistory', itemsOf(sections, 'publications').map(entries.publication)),
      wrapper(
        'PersonQualifications',
        languages.map((item) => entries.language(item, design.language)),
      ),
      wrapper('HobbiesAndInterests', itemsOf(sections, 'interests').map(entries.interest)),
      wrapper('Projects', itemsOf(sections, 'projects').map(entries.project)),
      wrapper('Skills', itemsOf(sections, 'skills').map(entries.skill)),
      wrapper('ConferencesAndSeminars', itemsOf(sections, 'talks').map(entries.talk)),
      wrapper('VoluntaryWorks', itemsOf(sections, 'volunteer').map(entries.voluntaryWork)),
      wrapper(
        'CourseCertifications',
        itemsOf(sections, 'certificates').map((item) => entries.certification(item, words.labels)),
      ),
      ...others.map(otherSection),
      photo === undefined ? element('Attachment', '') : attachment(photo),
    ],
    ` languageCode="${design.language}"`,
  );
}

/** Returns the items of all sections of a kind. */
function itemsOf<K extends SectionKind>(sections: readonly Section[], kind: K): SectionOf<K>['items'] {
  return sections.flatMap((section) => (section.kind === kind ? (section.items as SectionOf<K>['items']) : []));
}

const attachment = (photo: string) =>
  element('Attachment', [
    element('oa:EmbeddedData', photo, ' mimeCode="image/jpeg" encodingCode="base64Binary" filename="photo.jpg"'),
    element('oa:FileType', 'photo'),
    element('DocumentTitle', 'photo'),
  ]);
