import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  type Paragraph,
  type Table,
  TabStopType,
} from 'docx';
import { languageOf } from '../../src/cv/model/language-of.ts';
import { docxBlocks } from './docx-blocks.ts';
import { detailLines, type PlainItem, type PlainOutline, type PlainSection } from './plain-outline.ts';

type Blocks = (Paragraph | Table)[];
type Look = (outline: PlainOutline) => Blocks;

/** The width of the text on A4 between margins of an inch, and those of the cells of a layout, in twentieths of a point. */
const TEXT_WIDTH = 9026;
const CELL_WIDTH = 5900;
const ASIDE_WIDTH = 2650;

function looksOf(isRtl: boolean): Record<string, Look> {
  const { run, paragraph, plain, link, table } = docxBlocks(isRtl);
  const bullet = (text: string) => paragraph({ children: [run({ text })], bullet: { level: 0 } });
  const contactsLine = ({ contacts }: PlainOutline, separator: string) =>
    paragraph({
      children: contacts.flatMap(({ text, url }, at) => [
        ...(at > 0 ? [run({ text: separator })] : []),
        url ? link(url, text) : run({ text }),
      ]),
    });
  const bodyOf = (item: PlainItem, render: (item: PlainItem) => Paragraph[]): Paragraph[] => [
    ...item.texts.map(plain),
    ...item.bullets.map(({ text }) => bullet(text)),
    ...detailLines(item).map(plain),
    ...(item.url ? [paragraph({ children: [link(item.url, item.url)] })] : []),
    ...item.roles.flatMap(render),
  ];
  const headed = (text: string, heading: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
    paragraph({ children: [run({ text })], heading });
  const styled = (item: PlainItem): Paragraph[] => [
    headed(item.heading, HeadingLevel.HEADING_2),
    ...(item.beside.length > 0 ? [plain(item.beside.join(', '))] : []),
    ...(item.dates ? [paragraph({ children: [run({ text: item.dates, italics: true })] })] : []),
    ...bodyOf(item, styled),
  ];
  const tabbedTo =
    (rightEdge: number) =>
    (item: PlainItem): Paragraph[] => [
      paragraph({
        spacing: { before: 120 },
        tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }],
        children: [
          run({ text: item.heading, bold: true }),
          run({ text: item.beside.length > 0 ? `, ${item.beside.join(', ')}` : '' }),
          run({ text: `\t${item.dates}` }),
        ],
      }),
      ...bodyOf(item, tabbedTo(rightEdge)),
    ];
  const ruled = (text: string) =>
    paragraph({
      spacing: { before: 240, after: 80 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: '444444' } },
      children: [run({ text: text.toUpperCase(), bold: true, size: 24 })],
    });
  const nameOf = ({ name, headline }: PlainOutline) => [
    paragraph({ children: [run({ text: name, bold: true, size: 44 })] }),
    paragraph({ children: [run({ text: headline, size: 26 })] }),
  ];
  const ruledSection =
    (render: (item: PlainItem) => Paragraph[]) =>
    ({ heading, texts, items }: PlainSection) => [ruled(heading), ...texts.map(plain), ...items.flatMap(render)];
  const dated = (one: PlainItem) => [
    { blocks: [plain(one.dates)], width: 22 },
    {
      blocks: [
        paragraph({ children: [run({ text: one.heading, bold: true })] }),
        ...(one.beside.length > 0 ? [plain(one.beside.join(', '))] : []),
        ...bodyOf({ ...one, roles: [] }, styled),
      ],
      width: 78,
    },
  ];
  return {
    'heading-styles': (outline) => [
      headed(outline.name, HeadingLevel.TITLE),
      plain(outline.headline),
      contactsLine(outline, ' | '),
      ...outline.sections.flatMap(({ heading, texts, items }) => [
        headed(heading, HeadingLevel.HEADING_1),
        ...texts.map(plain),
        ...items.flatMap(styled),
      ]),
    ],
    'layout-table': (outline) => {
      const contacts = outline.contacts.map(({ text, url }) =>
        url ? paragraph({ children: [link(url, text)] }) : plain(text),
      );
      const aside = [...contacts, ...outline.aside.flatMap(ruledSection(tabbedTo(ASIDE_WIDTH)))];
      const main = outline.main.flatMap(ruledSection(tabbedTo(CELL_WIDTH)));
      return [
        ...nameOf(outline),
        table([
          [
            { blocks: aside, width: 32 },
            { blocks: main, width: 68 },
          ],
        ]),
      ];
    },
    'date-table': (outline) => [
      ...nameOf(outline),
      contactsLine(outline, ', '),
      ...outline.sections.flatMap(({ heading, texts, items }) => [
        ruled(heading),
        ...texts.map(plain),
        ...(items.length > 0 ? [table(items.flatMap((item) => [item, ...item.roles].map(dated)))] : []),
      ]),
    ],
    tabs: (outline) => [
      paragraph({
        alignment: AlignmentType.CENTER,
        children: [run({ text: outline.name, bold: true, size: 40 })],
      }),
      paragraph({ alignment: AlignmentType.CENTER, children: [run({ text: outline.headline })] }),
      contactsLine(outline, ' • '),
      ...outline.sections.flatMap(ruledSection(tabbedTo(TEXT_WIDTH))),
    ],
  };
}
export const DOCX_LOOKS = Object.keys(looksOf(false));

/** Writes a CV as people do in Word. */
export function writeWord(outline: PlainOutline, look: string): Promise<Uint8Array> {
  const children = looksOf(languageOf(outline.language).direction === 'rtl')[look]?.(outline) ?? [];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}
