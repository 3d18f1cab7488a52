import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { detailLines, type PlainItem, type PlainOutline, type PlainSection } from './plain-outline.ts';

type Blocks = (Paragraph | Table)[];
type Look = (outline: PlainOutline) => Blocks;

/** The width of the text on A4 between margins of an inch, and that of the wide cell of a layout, in twentieths of a point. */
const TEXT_WIDTH = 9026;
const CELL_WIDTH = 5900;
const plain = (text: string) => new Paragraph({ children: [new TextRun(text)] });
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
const linked = (url: string, text: string): ParagraphChild =>
  new ExternalHyperlink({ link: url, children: [new TextRun({ text, style: 'Hyperlink' })] });
const contactsLine = ({ contacts }: PlainOutline, separator: string) =>
  new Paragraph({
    children: contacts.flatMap(({ text, url }, at) => [
      ...(at > 0 ? [new TextRun(separator)] : []),
      url ? linked(url, text) : new TextRun(text),
    ]),
  });
const bodyOf = (item: PlainItem, render: (item: PlainItem) => Paragraph[]): Paragraph[] => [
  ...item.texts.map(plain),
  ...item.bullets.map(({ text }) => bullet(text)),
  ...detailLines(item).map(plain),
  ...(item.url ? [new Paragraph({ children: [linked(item.url, item.url)] })] : []),
  ...item.roles.flatMap(render),
];

const styled = (item: PlainItem): Paragraph[] => [
  new Paragraph({ text: item.heading, heading: HeadingLevel.HEADING_2 }),
  ...(item.beside.length > 0 ? [plain(item.beside.join(', '))] : []),
  ...(item.dates ? [new Paragraph({ children: [new TextRun({ text: item.dates, italics: true })] })] : []),
  ...bodyOf(item, styled),
];
const tabbedTo =
  (rightEdge: number) =>
  (item: PlainItem): Paragraph[] => [
    new Paragraph({
      spacing: { before: 120 },
      tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }],
      children: [
        new TextRun({ text: item.heading, bold: true }),
        new TextRun({ text: item.beside.length > 0 ? `, ${item.beside.join(', ')}` : '' }),
        new TextRun({ text: `\t${item.dates}` }),
      ],
    }),
    ...bodyOf(item, tabbedTo(rightEdge)),
  ];
const tabbed = tabbedTo(TEXT_WIDTH);
const ruled = (text: string) =>
  new Paragraph({
    spacing: { before: 240, after: 80 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: '444444' } },
    children: [new TextRun({ text: text.toUpperCase(), bold: true, size: 24 })],
  });
const withoutBorders = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'insideHorizontal', 'insideVertical'].map((side) => [
    side,
    { style: BorderStyle.NONE, size: 0, color: 'auto' },
  ]),
);
const table = (rows: TableRow[]) =>
  new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE }, borders: withoutBorders });
const cell = (children: Paragraph[], width: number) =>
  new TableCell({
    children: children.length > 0 ? children : [plain('')],
    width: { size: width, type: WidthType.PERCENTAGE },
  });
const nameOf = ({ name, headline }: PlainOutline) => [
  new Paragraph({ children: [new TextRun({ text: name, bold: true, size: 44 })] }),
  new Paragraph({ children: [new TextRun({ text: headline, size: 26 })] }),
];
const ruledSection =
  (render: (item: PlainItem) => Paragraph[]) =>
  ({ heading, texts, items }: PlainSection) => [ruled(heading), ...texts.map(plain), ...items.flatMap(render)];

const LOOKS: Record<string, Look> = {
  'heading-styles': (outline) => [
    new Paragraph({ text: outline.name, heading: HeadingLevel.TITLE }),
    plain(outline.headline),
    contactsLine(outline, ' | '),
    ...outline.sections.flatMap(({ heading, texts, items }) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
      ...texts.map(plain),
      ...items.flatMap(styled),
    ]),
  ],
  'layout-table': (outline) => [
    ...nameOf(outline),
    table([
      new TableRow({
        children: [
          cell(
            [
              ...outline.contacts.map(({ text, url }) =>
                url ? new Paragraph({ children: [linked(url, text)] }) : plain(text),
              ),
              ...outline.aside.flatMap(ruledSection(tabbed)),
            ],
            32,
          ),
          cell(outline.main.flatMap(ruledSection(tabbedTo(CELL_WIDTH))), 68),
        ],
      }),
    ]),
  ],
  'date-table': (outline) => [
    ...nameOf(outline),
    contactsLine(outline, ', '),
    ...outline.sections.flatMap(({ heading, texts, items }) => [
      ruled(heading),
      ...texts.map(plain),
      ...(items.length > 0
        ? [
            table(
              items.flatMap((item) =>
                [item, ...item.roles].map(
                  (one) =>
                    new TableRow({
                      children: [
                        cell([plain(one.dates)], 22),
                        cell(
                          [
                            new Paragraph({ children: [new TextRun({ text: one.heading, bold: true })] }),
                            ...(one.beside.length > 0 ? [plain(one.beside.join(', '))] : []),
                            ...bodyOf({ ...one, roles: [] }, styled),
                          ],
                          78,
                        ),
                      ],
                    }),
                ),
              ),
            ),
          ]
        : []),
    ]),
  ],
  tabs: (outline) => [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [new TextRun({ text: outline.name, bold: true, size: 40 })],
    }),
    new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun(outline.headline)] }),
    contactsLine(outline, ' • '),
    ...outline.sections.flatMap(ruledSection(tabbed)),
  ],
};
export const DOCX_LOOKS = Object.keys(LOOKS);

/** Writes a CV as people do in Word. */
export const writeWord = (outline: PlainOutline, look: string): Promise<Uint8Array> =>
  Packer.toBuffer(new Document({ sections: [{ children: LOOKS[look]?.(outline) ?? [] }] }));
