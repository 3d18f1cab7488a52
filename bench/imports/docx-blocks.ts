import {
  BorderStyle,
  ExternalHyperlink,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

const WITHOUT_BORDERS = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'insideHorizontal', 'insideVertical'].map((side) => [
    side,
    { style: BorderStyle.NONE, size: 0, color: 'auto' },
  ]),
);

/** A cell of a table, with its width in percent. */
type Cell = { blocks: readonly Paragraph[]; width: number };

/** Returns makers of the parts of a document that is written from left to right or from right to left. */
export function docxBlocks(isRtl: boolean) {
  const run = (options: IRunOptions) => new TextRun({ ...options, rightToLeft: isRtl });
  const paragraph = (options: IParagraphOptions) => new Paragraph({ ...options, bidirectional: isRtl });
  const plain = (text: string) => paragraph({ children: [run({ text })] });
  const cell = ({ blocks, width }: Cell) =>
    new TableCell({
      children: blocks.length > 0 ? [...blocks] : [plain('')],
      width: { size: width, type: WidthType.PERCENTAGE },
    });
  return {
    ...{ run, paragraph, plain },
    link: (url: string, text: string) =>
      new ExternalHyperlink({ link: url, children: [run({ text, style: 'Hyperlink' })] }),
    table: (rows: readonly (readonly Cell[])[]) =>
      new Table({
        rows: rows.map((cells) => new TableRow({ children: cells.map(cell) })),
        width: { size: 100, type: WidthType.PERCENTAGE },
        borders: WITHOUT_BORDERS,
        visuallyRightToLeft: isRtl,
      }),
  };
}
