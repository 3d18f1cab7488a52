import type { Markup } from '#platform/pure/markup.ts';
import type { PageWords } from '../../../outline/outline.ts';
import type { Node } from '../../../shapes.ts';
import { element, htmlOf } from './element.ts';
import { datesElement, employmentPeriod, periodElement } from './period.ts';
import { languageElement } from './person.ts';

const joined = (...texts: readonly (string | readonly string[])[]) =>
  texts
    .flat()
    .filter((text) => text.trim() !== '')
    .join(', ');

const labelled = (label: string, text: string) => (text.trim() === '' ? '' : `${label}: ${text}`);

/** Writes where an organization is, and its website. */
const organizationContact = (place: string, url: string) =>
  element('OrganizationContact', [
    element('Communication', [element('Address', [element('oa:CityName', place)])]),
    url.trim() === ''
      ? element('Communication', '')
      : element('Communication', [element('ChannelCode', 'Web'), element('oa:URI', url)]),
  ]);

export function employerHistory({ name, location, url, companyDescription, roles }: Node<'work'>): Markup {
  const positions = roles.map((role, at) =>
    element('PositionHistory', [
      element('PositionTitle', role.position, ' typeCode="FREETEXT"'),
      employmentPeriod(role),
      element(
        'oa:Description',
        htmlOf({ texts: [at === 0 ? companyDescription : '', role.summary], bullets: role.highlights }),
      ),
    ]),
  );
  const description = roles.length === 0 ? element('oa:Description', htmlOf({ texts: [companyDescription] })) : '';
  return element('EmployerHistory', [
    element('hr:OrganizationName', name),
    organizationContact(location, url),
    ...positions,
    ...(description === '' ? [] : [element('PositionHistory', [description])]),
  ]);
}

export const educationAttendance = (item: Node<'education'>, { courses }: PageWords['labels']): Markup =>
  element('EducationOrganizationAttendance', [
    element('hr:OrganizationName', item.institution),
    organizationContact(item.location, item.url),
    periodElement('AttendancePeriod', item),
    element('EducationDegree', [
      element('hr:DegreeName', item.studyType),
      element('FieldOfStudy', [element('MainFieldOfStudy', item.area)], ' typeCode="FREETEXT"'),
      element('FinalGrade', [element('hr:ScoreText', item.score)]),
      element(
        'OccupationalSkillsCovered',
        htmlOf({ lines: [labelled(courses, joined(item.courses))], texts: [item.summary], bullets: item.highlights }),
      ),
    ]),
  ]);

export const project = (item: Node<'projects'>): Markup =>
  element('Project', [
    element('Title', item.name),
    periodElement('Date', item),
    element(
      'Description',
      htmlOf({
        lines: [joined(item.roles, item.entity, item.type), joined(item.keywords)],
        texts: [item.description],
        bullets: item.highlights,
      }),
    ),
    element('Link', item.url),
  ]);

export const voluntaryWork = (item: Node<'volunteer'>): Markup =>
  element('VoluntaryWork', [
    element('Title', item.position),
    element('hr:OrganizationName', item.organization),
    element('Location', item.location),
    periodElement('Date', item),
    element('Description', htmlOf({ texts: [item.summary], bullets: item.highlights })),
    element('Link', item.url),
  ]);

export const publication = (item: Node<'publications'>): Markup =>
  element('Publication', [
    element('Title', item.title),
    datesElement(item.date),
    element(
      'Description',
      htmlOf({
        lines: [
          joined(item.authors),
          joined(item.publisher, item.imprint, item.volume, item.issue, item.pages),
          joined(item.editors),
          item.doi && `DOI ${item.doi}`,
          item.url === '' ? '' : item.pdf,
        ],
        texts: [item.summary],
      }),
    ),
    element('Link', item.url || item.pdf),
  ]);

export const talk = (item: Node<'talks'>): Markup =>
  element('ConferenceOrSeminar', [
    element('Title', item.title),
    datesElement(item.date),
    element('Location', item.location),
    element('Description', htmlOf({ lines: [item.event], texts: [item.summary] })),
    element('Link', item.url),
  ]);

export const certification = (item: Node<'certificates'>, { credentialId }: PageWords['labels']): Markup =>
  element('CourseCertification', [
    element('Title', item.name),
    element('hr:OrganizationName', item.issuer),
    datesElement(item.date, item.expires),
    element('Description', htmlOf({ lines: [labelled(credentialId, item.credentialId)], texts: [item.summary] })),
    element('Link', item.url),
  ]);

export const interest = ({ name, keywords }: Node<'interests'>): Markup =>
  element('HobbyOrInterest', [
    element('Title', name.trim() === '' ? joined(keywords) : labelled(name, joined(keywords)) || name),
  ]);

const competency = (name: string, proficiency = '') =>
  name.trim() === ''
    ? element('PersonCompetency', '')
    : element('PersonCompetency', [
        element('hr:TaxonomyID', 'other'),
        element('hr:CompetencyName', name),
        element('eures:ProficiencyLevel', [element('hr:ScoreText', proficiency)]),
      ]);

/** Writes a skill, or a group of them if it has keywords. */
export const skill = ({ name, proficiency, keywords }: Node<'skills'>): Markup =>
  keywords.length === 0
    ? competency(name, proficiency)
    : element('SkillsGroup', [
        element('Title', proficiency === '' ? name : joined(name, proficiency)),
        ...keywords.map((keyword) => competency(keyword)),
      ]);

const DIMENSIONS = [
  'CEF-Understanding-Listening',
  'CEF-Understanding-Reading',
  'CEF-Speaking-Interaction',
  'CEF-Speaking-Production',
  'CEF-Writing-Production',
];

/** Writes a language that somebody learned, with its level for reading, writing and so on. */
export const language = (item: Node<'languages'>, cvLanguage: string): Markup =>
  item.language.trim() === ''
    ? element('PersonCompetency', '')
    : element('PersonCompetency', [
        languageElement('CompetencyID', 'schemeName', item.language, cvLanguage),
        element('hr:TaxonomyID', 'language'),
        element('eures:ProficiencyLevel', [element('hr:ScoreText', item.fluency)]),
        ...(item.cefr === '' ? [] : DIMENSIONS).map((dimension) =>
          element('eures:CompetencyDimension', [
            element('hr:CompetencyDimensionTypeCode', dimension),
            element('eures:Score', [element('hr:ScoreText', item.cefr)]),
          ]),
        ),
      ]);
