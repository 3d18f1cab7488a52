import { exportMarkdown } from '../../src/cv/model/formats/markdown.ts';
import { exportText } from '../../src/cv/model/formats/text.ts';
import { languageOf } from '../../src/cv/model/language-of.ts';
import { formatPeriod } from '../../src/cv/model/outline/dates.ts';
import { type ItemOutline, outlineOf, type SectionOutline } from '../../src/cv/model/outline/outline.ts';
import type { Node } from '../../src/cv/model/shapes.ts';
import { plainText } from '../../src/platform/pure/markdown/plain-text.ts';
import type { Truth } from './truths.ts';

/** A way in which people set CVs as text. Rules were made for the errors in all of them. */
export type TextStyle = { name: string; format: 'text' | 'markdown'; write: (truth: Truth) => string };

/** An entry of work, education or volunteering as its parts. */
type Entry = { title: string; organization: string; place: string; dates: string; item: ItemOutline };
type Layout = {
  heading: (text: string) => string[];
  entry: (entry: Entry) => string[];
  bullet: string;
  indent?: string;
  contacts: (parts: string[]) => string[];
  width?: number;
  gap?: boolean;
  lists?: 'lines' | 'inline';
  dateFormat: 'short' | 'long' | 'numeric' | 'year';
};

const PLACED = ['work', 'volunteer', 'education'];

function writeLayout(layout: Layout, truth: Truth): string {
  const content = { ...truth.content, design: { ...truth.content.design, dateFormat: layout.dateFormat } };
  const outline = outlineOf(content, truth.words);
  const lines = [outline.name, outline.headline];
  lines.push(
    ...layout.contacts(outline.contacts.map(({ text, url, kind }) => (kind === 'profile' ? (url ?? text) : text))),
    '',
  );
  for (const section of outline.sections) lines.push(...sectionLines(section, { ...truth, content }, layout));
  return `${lines.flatMap((line) => (layout.width ? wrap(line, layout.width) : [line])).join('\n')}\n`;
}

function sectionLines(section: SectionOutline, truth: Truth, layout: Layout): string[] {
  const lines = [...layout.heading(section.heading), ...section.texts.flatMap((text) => plainText(text).split('\n'))];
  const isList = ['skills', 'languages', 'interests'].includes(section.kind);
  if (isList) lines.push(...listLines(section, layout));
  else if (PLACED.includes(section.kind))
    for (const entry of placedEntries(section, truth))
      lines.push(...layout.entry(entry), ...bodyLines(entry.item, layout), ...(layout.gap === false ? [] : ['']));
  else
    for (const item of section.items) {
      const names = [item.heading, ...item.beside].filter(Boolean);
      lines.push(
        [names.join(', '), item.dates && (names.length > 0 ? `(${item.dates})` : item.dates)].filter(Boolean).join(' '),
        ...bodyLines(item, layout),
        ...(layout.gap === false ? [] : ['']),
      );
    }
  return [...lines, ''];
}

function listLines({ kind, items }: SectionOutline, { bullet, lists }: Layout): string[] {
  const texts = items.map(({ heading, beside, details }) => {
    const name = beside.length > 0 ? `${heading} (${beside.join(', ')})` : heading;
    const words = details.map(({ text }) => text).join('; ');
    return [name, words].filter(Boolean).join(': ');
  });
  if (lists === 'inline' && kind !== 'skills') return [texts.join(kind === 'languages' ? '; ' : ', ')];
  return texts.map((text) => (lists === 'inline' ? text : `${bullet}${text}`));
}

const bodyLines = ({ texts, bullets, details, url }: ItemOutline, { bullet, indent = '' }: Layout) => [
  ...(url ? [`${indent}${url}`] : []),
  ...texts.flatMap((text) => plainText(text).split('\n')).map((line) => indent + line),
  ...bullets.map(({ text }) => `${indent}${bullet}${plainText(text).replace(/\n/g, ' ')}`),
  ...details.map(({ label, text }) => `${indent}${label ? `${label}: ` : ''}${text}`),
];

function placedEntries(section: SectionOutline, { content, words }: Truth): Entry[] {
  const source = content.sections.find(({ id }) => id === section.id);
  const style = { ...content.design, present: words.present };
  const { comma } = languageOf(content.design.language);
  return (source?.items ?? []).flatMap((node): Entry[] => {
    const outline = section.items.find(({ id }) => id === node.id);
    if (!outline) return [];
    if (section.kind === 'work') {
      const work = node as Node<'work'>;
      return work.roles.map((role, at) => ({
        ...{ title: role.position, organization: work.name, place: work.location, dates: formatPeriod(role, style) },
        item: {
          ...(outline.roles[at] ?? outline),
          texts: [
            ...(at === 0 && outline.roles.length > 0 ? outline.texts : []),
            ...(outline.roles[at] ?? outline).texts,
          ],
          url: at === 0 ? outline.url : '',
        },
      }));
    }
    const one = node as Node<'volunteer'> & Node<'education'>;
    const title = section.kind === 'education' ? [one.studyType, one.area].filter(Boolean).join(comma) : one.position;
    return [
      {
        title,
        organization: one.institution || one.organization,
        place: one.location,
        dates: formatPeriod(one, style),
        item: outline,
      },
    ];
  });
}

/** Wraps a line, with continued lines below its text. */
function wrap(line: string, width: number): string[] {
  const hang = ' '.repeat(/^\s*(?:[-•*‣] )?/.exec(line)?.[0].length ?? 0);
  const lines: string[] = [];
  let current = '';
  for (const word of line.trimStart().split(' ')) {
    const prefix = lines.length === 0 ? (/^\s*/.exec(line)?.[0] ?? '') : hang;
    if (current !== '' && current.length + word.length + 1 > width) {
      lines.push(current);
      current = hang + word;
    } else current = current === '' ? prefix + word : `${current} ${word}`;
  }
  return [...lines, current];
}

const caps = (text: string) => text.toLocaleUpperCase();
const right = (left: string, dates: string) =>
  `${left}${' '.repeat(Math.max(4, 76 - left.length - dates.length))}${dates}`;
const joined = (...parts: string[]) => parts.filter(Boolean);

const datesRight: Layout = {
  heading: (text) => ['', caps(text), ''],
  entry: ({ title, organization, place, dates }) => [right(title, dates), joined(organization, place).join(', ')],
  contacts: (parts) => [parts.join(' | ')],
  ...{ bullet: '- ', dateFormat: 'short' },
};
const datesLeft: Layout = {
  heading: (text) => ['', text, '-'.repeat(text.length)],
  entry: ({ title, organization, place, dates }) => [
    `${dates.padEnd(26)}${title}`,
    `${' '.repeat(26)}${joined(organization, place).join(', ')}`,
  ],
  contacts: (parts) => parts,
  ...{ bullet: '• ', indent: ' '.repeat(26), dateFormat: 'numeric', width: 90 },
};
const datesBelow: Layout = {
  heading: (text) => ['', text, ''],
  entry: ({ title, organization, place, dates }) => [joined(organization, place).join(' | '), title, dates],
  contacts: (parts) => [parts.join(' · ')],
  ...{ bullet: '* ', dateFormat: 'long', width: 80 },
};
const oneLine: Layout = {
  heading: (text) => [`${caps(text)}:`],
  entry: ({ title, organization, place, dates }) => [
    `${joined(joined(title, organization).join(', '), place).join(' — ')} (${dates.replaceAll(' – ', '–')})`,
  ],
  contacts: (parts) => parts,
  ...{ bullet: '- ', dateFormat: 'year', lists: 'inline' },
};
const organizationFirst: Layout = {
  heading: (text) => ['', `== ${text} ==`],
  entry: ({ title, organization, place, dates }) => [right(joined(organization, place).join(' — '), dates), title],
  contacts: (parts) => [parts.slice(0, 2).join('  •  '), parts.slice(2).join('  •  ')],
  ...{ bullet: '• ', dateFormat: 'short', width: 84 },
};
const tabular: Layout = {
  heading: (text) => ['', [...caps(text)].join(' ').replace(/ {3}/g, '   '), ''],
  entry: ({ title, organization, place, dates }) => [
    `${dates}\t${title}`,
    `\t${joined(organization, place).join(', ')}`,
  ],
  contacts: (parts) => parts,
  ...{ bullet: '- ', indent: '\t', dateFormat: 'numeric' },
};
const compact: Layout = {
  heading: (text) => [caps(text)],
  entry: ({ title, organization, place, dates }) => [`${title} @ ${joined(organization, place).join(', ')}`, dates],
  contacts: (parts) => [parts.join(' | ')],
  ...{ bullet: '* ', dateFormat: 'short', width: 72, gap: false, lists: 'inline' },
};
const markdownBold: Layout = {
  heading: (text) => ['', `## ${text}`, ''],
  entry: ({ title, organization, place, dates }) => [
    `**${title}** — *${organization}*${place ? `, ${place}` : ''}  `,
    dates,
    '',
  ],
  contacts: (parts) => [parts.join(' | ')],
  ...{ bullet: '- ', dateFormat: 'short' },
};
const dotted: Layout = {
  heading: (text) => ['', `### ${caps(text)}`, ''],
  entry: ({ title, organization, place, dates }) => [`${title} – ${organization}`, joined(place, dates).join(' · ')],
  contacts: (parts) => [parts.slice(0, 3).join(' / '), ...parts.slice(3)],
  ...{ bullet: '‣ ', dateFormat: 'long', width: 76, lists: 'inline' },
};
const datesColon: Layout = {
  heading: (text) => ['', `${text}:`],
  entry: ({ title, organization, place, dates }) => [`${dates}: ${organization}${place ? ` (${place})` : ''}`, title],
  contacts: (parts) => parts,
  ...{ bullet: '– ', indent: '  ', dateFormat: 'short' },
};

const slashed: Layout = {
  heading: (text) => ['', `*** ${text} ***`],
  entry: ({ title, organization, place, dates }) => [joined(title, place, dates).join(' / '), organization],
  contacts: (parts) => [parts.slice(0, 2).join(', '), ...parts.slice(2)],
  ...{ bullet: '+ ', indent: '    ', dateFormat: 'numeric', width: 100 },
};

export const TEXT_STYLES: readonly TextStyle[] = [
  { name: 'own-text', format: 'text', write: ({ content, words }) => exportText(content, words) },
  { name: 'own-markdown', format: 'markdown', write: ({ content, words }) => exportMarkdown(content, words) },
  { name: 'dates-right', format: 'text', write: (truth) => writeLayout(datesRight, truth) },
  { name: 'dates-left', format: 'text', write: (truth) => writeLayout(datesLeft, truth) },
  { name: 'dates-below', format: 'text', write: (truth) => writeLayout(datesBelow, truth) },
  { name: 'one-line', format: 'text', write: (truth) => writeLayout(oneLine, truth) },
  { name: 'organization-first', format: 'text', write: (truth) => writeLayout(organizationFirst, truth) },
  { name: 'tabular', format: 'text', write: (truth) => writeLayout(tabular, truth) },
  { name: 'compact', format: 'text', write: (truth) => writeLayout(compact, truth) },
  { name: 'markdown-bold', format: 'markdown', write: (truth) => `# ${writeLayout(markdownBold, truth)}` },
  { name: 'dotted', format: 'text', write: (truth) => writeLayout(dotted, truth) },
  { name: 'slashed', format: 'text', write: (truth) => writeLayout(slashed, truth) },
  { name: 'dates-colon', format: 'text', write: (truth) => writeLayout(datesColon, truth) },
];
