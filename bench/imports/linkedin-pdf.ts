import { Document, Font, Link, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

/** A position in a company of a LinkedIn profile. */
type Position = { title: string; period: string; place?: string; text?: readonly string[] };
type Company = { name: string; total?: string; positions: readonly Position[] };

/** A profile as LinkedIn saves it to PDF. */
export type LinkedInProfile = {
  name: string;
  headline: string;
  place: string;
  /** A line break in a text is where a long address wraps: the renderer divides no words. */
  contact: readonly { text: string; label?: string; url?: string }[];
  skills: readonly string[];
  languages: readonly { name: string; level: string }[];
  certifications: readonly string[];
  summary: readonly string[];
  companies: readonly Company[];
  education: readonly { school: string; degree: string }[];
  honors?: readonly string[];
  /** The headings in the language of the interface. English if absent. */
  headings?: Headings;
};

type Headings = Record<
  'contact' | 'skills' | 'languages' | 'certifications' | 'honors' | 'summary' | 'experience' | 'education',
  string
> & { page: (number: number, total: number) => string };

const ENGLISH: Headings = {
  ...{ contact: 'Contact', skills: 'Top Skills', languages: 'Languages', certifications: 'Certifications' },
  ...{ honors: 'Honors-Awards', summary: 'Summary', experience: 'Experience', education: 'Education' },
  page: (number, total) => `Page ${number} of ${total}`,
};

const styles = StyleSheet.create({
  page: { flexDirection: 'row', fontFamily: 'Helvetica', fontSize: 10.5, lineHeight: 1.25 },
  side: { width: 204, paddingLeft: 26, paddingRight: 18, paddingTop: 42, backgroundColor: '#293e49', color: '#ffffff' },
  sideHeading: { fontSize: 13, marginTop: 16, marginBottom: 6 },
  sideLine: { marginBottom: 3 },
  quiet: { fontSize: 9, color: '#b0b8bc' },
  main: { flex: 1, paddingLeft: 22, paddingRight: 30, paddingTop: 42, paddingBottom: 50 },
  name: { fontSize: 26, lineHeight: 1.2 },
  headline: { fontSize: 12, marginTop: 4 },
  place: { fontSize: 12, color: '#b0b0b0', marginBottom: 12 },
  heading: { fontSize: 15.75, marginTop: 16, marginBottom: 8 },
  company: { fontSize: 12, marginTop: 10 },
  title: { fontSize: 11.5, marginTop: 6 },
  footer: { position: 'absolute', bottom: 24, left: 226, fontSize: 9, color: '#909090' },
});

// LinkedIn divides no words.
Font.registerHyphenationCallback((word) => [word]);

const line = (text: string, key: string | number, style = {}) => h(Text, { key, style }, text);

/** Makes the PDF of a profile in the layout of LinkedIn's “Save to PDF”. */
export const linkedInPdf = (profile: LinkedInProfile): Promise<Uint8Array> =>
  renderToBuffer(
    h(
      Document,
      {},
      h(
        Page,
        { size: 'LETTER', style: styles.page },
        h(View, { style: styles.side, key: 'side' }, ...sideOf(profile)),
        h(View, { style: styles.main, key: 'main' }, ...mainOf(profile)),
        h(Text, {
          key: 'footer',
          style: styles.footer,
          fixed: true,
          render: ({ pageNumber, totalPages }) => (profile.headings ?? ENGLISH).page(pageNumber, totalPages),
        }),
      ),
    ),
  );

function sideOf(profile: LinkedInProfile): ReactElement[] {
  const { contact, skills, languages, certifications, honors = [], headings = ENGLISH } = profile;
  return [
    line(headings.contact, 'contact', styles.sideHeading),
    ...contact.map(({ text, label, url }, at) =>
      h(
        Text,
        { key: `c${at}`, style: styles.sideLine },
        url === undefined ? text : h(Link, { src: url, style: { color: '#ffffff', textDecoration: 'none' } }, text),
        label === undefined ? '' : h(Text, { style: styles.quiet }, ` (${label})`),
      ),
    ),
    line(headings.skills, 'skills', styles.sideHeading),
    ...skills.map((skill, at) => line(skill, `s${at}`, styles.sideLine)),
    line(headings.languages, 'languages', styles.sideHeading),
    ...languages.map(({ name, level }, at) =>
      h(Text, { key: `l${at}`, style: styles.sideLine }, name, h(Text, { style: styles.quiet }, ` (${level})`)),
    ),
    line(headings.certifications, 'certifications', styles.sideHeading),
    ...certifications.map((name, at) => line(name, `t${at}`, styles.sideLine)),
    ...(honors.length > 0 ? [line(headings.honors, 'honors', styles.sideHeading)] : []),
    ...honors.map((name, at) => line(name, `h${at}`, styles.sideLine)),
  ];
}

function mainOf(profile: LinkedInProfile): ReactElement[] {
  const { name, headline, place, summary, companies, education, headings = ENGLISH } = profile;
  return [
    line(name, 'name', styles.name),
    line(headline, 'headline', styles.headline),
    line(place, 'place', styles.place),
    line(headings.summary, 'summary', styles.heading),
    ...summary.map((text, at) => line(text, `u${at}`)),
    line(headings.experience, 'experience', styles.heading),
    ...companies.flatMap(companyLines),
    line(headings.education, 'education', styles.heading),
    ...education.flatMap(({ school, degree }, at) => [
      line(school, `e${at}`, styles.company),
      line(degree, `d${at}`, { marginBottom: 4 }),
    ]),
  ];
}

const companyLines = ({ name, total, positions }: Company, at: number) => [
  line(name, `n${at}`, styles.company),
  ...(total === undefined ? [] : [line(total, `o${at}`)]),
  ...positions.flatMap(({ title, period, place, text = [] }, index) => [
    line(title, `${at}t${index}`, styles.title),
    line(period, `${at}p${index}`),
    ...(place === undefined ? [] : [line(place, `${at}l${index}`, { color: '#b0b0b0' })]),
    ...text.map((one, row) => line(one, `${at}x${index}${row}`, { marginTop: row === 0 ? 5 : 0 })),
  ]),
];
