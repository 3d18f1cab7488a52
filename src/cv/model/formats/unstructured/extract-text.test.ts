import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { textOfLine } from './excerpt.ts';
import { extractText } from './extract-text.ts';

const linesOf = (text: string) => extractText(text).lines;

describe('extracting a plain text', () => {
  it.each(['- ', '• ', '* ', '– ', '▪ ', '➢ ', '✓ '])('recognizes the marker %j', (marker) => {
    const [line] = linesOf(`${marker}Led a team`);
    expect(line).toMatchObject({ bullet: 0, segments: [[{ text: 'Led a team' }]] });
  });

  it('keeps numbers and dashes that are no markers', () => {
    expect(linesOf('2. Platz im Wettbewerb\n-5 degrees').map(({ bullet }) => bullet)).toEqual([undefined, undefined]);
  });

  it('tells nested items by their indents', () => {
    const depths = linesOf('- one\n  - inner\n    - innermost\n- two').map(({ bullet }) => bullet);
    expect(depths).toEqual([0, 1, 2, 0]);
  });

  it('turns blank lines into gaps, and drawn rules into a property of the line above', () => {
    const lines = linesOf('Ada\n\n\nWork\n────\nEngineer');
    expect(lines.map(textOfLine)).toEqual(['Ada', 'Work', 'Engineer']);
    expect(lines.map(({ gapAbove, ruleBelow }) => [gapAbove, ruleBelow])).toEqual([
      [0, false],
      [2, true],
      [0, false],
    ]);
  });

  it('splits a line at tabs and wide gaps, but not a letterspaced heading', () => {
    expect(linesOf('Engineer\t2020\nEngineer      2020')).toMatchObject([
      { segments: [[{ text: 'Engineer' }], [{ text: '2020' }]] },
      { segments: [[{ text: 'Engineer' }], [{ text: '2020' }]] },
    ]);
    expect(linesOf('W O R K   E X P E R I E N C E')[0]?.segments).toHaveLength(1);
  });

  it('takes linear time', async () => {
    await expectLinear(['- a\n', '\t', '   a', '─', ' - ', '• '], extractText);
  });
});
