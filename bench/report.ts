import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#platform/server/root.ts';

/** A measurement of the product, and of the bare server beside it if there is one. */
export type Figure = {
  name: string;
  unit: string;
  product: number;
  bare?: number;
  /** The product's value divided by the bare server's. */
  ratio?: number;
  /** The target for the ratio, or for the product's value if there is no ratio. */
  atLeast?: number;
  atMost?: number;
};

const HEAD = ['figure', 'product', 'bare', 'ratio', 'target', ''];
const folder = join(root, '.vitrine', 'bench');

export const isMissed = ({ product, ratio = product, atLeast = -Infinity, atMost = Infinity }: Figure) =>
  !(ratio >= atLeast && ratio <= atMost);

/** Prints the figures of one bench as a table. */
export function printFigures(figures: Figure[]) {
  const { lines } = tableOf(figures);
  console.log(`${lines.map((cells) => cells.join('  ').trimEnd()).join('\n')}\n`);
}

/** Writes the figures as Markdown and returns the path of the file. */
export async function writeFigures(figures: Figure[]) {
  const { lines, widths } = tableOf(figures);
  const [head, ...body] = lines.map((cells) => `| ${cells.join(' | ')} |`);
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const file = join(folder, 'ground.md');
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${[head, rule, ...body].join('\n')}\n`);
  return file;
}

/** Returns the cells of the table, padded to the width of their columns. */
function tableOf(figures: Figure[]) {
  const rows = [HEAD, ...figures.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return { widths, lines: rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0))) };
}

function rowOf(figure: Figure) {
  const { name, unit, product, bare, ratio, atLeast, atMost } = figure;
  const target = [atLeast === undefined ? [] : `>= ${atLeast}`, atMost === undefined ? [] : `<= ${atMost}`]
    .flat()
    .join(', ');
  return [
    name,
    `${formatNumber(product)} ${unit}`,
    bare === undefined ? '' : `${formatNumber(bare)} ${unit}`,
    ratio === undefined ? '' : ratio.toFixed(2),
    target,
    target && (isMissed(figure) ? 'MISSED' : 'ok'),
  ];
}

const formatNumber = (value: number) => (value < 100 ? value.toPrecision(3) : String(Math.round(value)));
