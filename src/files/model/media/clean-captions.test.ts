import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { cleanCaptions } from './clean-captions.ts';

const cue = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`;
const cleanedText = (text: string) => cleanCaptions(cue(text))?.split('\n').slice(3).join('\n').trim();

describe('captions', () => {
  it('keep times, places and texts, and lose names, comments, styles and regions', () => {
    const file = [
      ...['\ufeffWEBVTT - The loom', 'Kind: captions', '', 'NOTE by hand', '', 'STYLE', '::cue { color: red }', ''],
      ...[
        'REGION',
        'id:one',
        '',
        'first',
        '00:01.000 --> 00:02.500 line:80% align:start region:one evil:1',
        'One',
        'two',
        '',
      ],
      ...['1:00:00.000 --> 1:00:01.000', 'Late', '', '00:61.000 --> 00:70.000', 'Wrong seconds'],
    ].join('\r\n');
    expect(cleanCaptions(file)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500 line:80% align:start\nOne\ntwo\n\n01:00:00.000 --> 01:00:01.000\nLate\n',
    );
  });

  it('are converted from SubRip', () => {
    expect(cleanCaptions('1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n')).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne\n\n00:00:03.000 --> 00:00:04.000\nTwo\n',
    );
  });

  it.each([
    ['without a text', '00:00:03,000 --> 00:00:04,000'],
    ['with an empty text', '00:00:03,000 --> 00:00:04,000\n \n<font></font>'],
    ['that ends as it begins', '00:00:03,000 --> 00:00:03,000\nTwo'],
    ['that ends before it begins', '00:00:04,000 --> 00:00:03,000\nTwo'],
    ['with wrong times', '00:00:03 --> 00:00:04\nTwo'],
  ])('from SubRip lose no more than a caption %s', (_, caption) => {
    const one = '1\n00:00:01,000 --> 00:00:02,000\nOne';
    expect(cleanCaptions([one, `2\n${caption}`, '3\n0:00:05,000 --> 100:00:06,000\nThree\n'].join('\n\n'))).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne\n\n00:00:05.000 --> 100:00:06.000\nThree\n',
    );
    expect(cleanCaptions(`2\n${caption}\n`)).toBeUndefined();
  });

  it('from SubRip lose what follows an empty line', () => {
    const file = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\nlost\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n';
    expect(cleanCaptions(file)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne\n\n00:00:03.000 --> 00:00:04.000\nTwo\n',
    );
  });

  it('keep the tags of emphasis and speakers, and no others', () => {
    expect(cleanedText('<v Ada>It <b>weaves</b>.</v>')).toBe('<v Ada>It <b>weaves</b>.</v>');
    expect(cleanedText('<script>alert(1)</script> <img src=x onerror=y> <c.red>red</c>')).toBe('alert(1)  red');
    expect(cleanedText('a < b & c > d &amp; e')).toBe('a &lt; b &amp; c &gt; d &amp; e');
    expect(cleanedText('<b onclick=x>y')).toBe('y');
    expect(cleanedText('<')).toBe('&lt;');
    expect(cleanedText('a\0b\u2028c')).toBe('a b c');
  });

  it('cannot begin another caption or hide one', () => {
    expect(cleanCaptions(cue('One\n00:05.000 --> 00:06.000 x'))).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne\n00:05.000 --&gt; 00:06.000 x\n',
    );
  });

  it('are refused without a caption, or in another format', () => {
    for (const text of ['', 'WEBVTT', 'WEBVTT\n\nNOTE x', 'Hello', '<tt/>', '<!-- a -->\n\n<p>x</p>']) {
      expect([text, cleanCaptions(text)]).toEqual([text, undefined]);
    }
    expect(cleanCaptions('WEBVTT\n\n00:02.000 --> 00:01.000\nBackwards')).toBeUndefined();
    expect(cleanCaptions('WEBVTT\n\n00:61.000 --> 00:70.000\nx')).toBeUndefined();
    expect(cleanCaptions(`WEBVTT\n${'\n00:01.000 --> 00:02.000\nx\n'.repeat(20_001)}`)).toBeUndefined();
  });

  it('take linear time', () =>
    expectLinear(
      ['<', '>', '<b', '<b>', '&', '\n', '-->', '-->\n', '00:01.000 --> 00:02.000\nx\n\n', 'line:', '\t', '<v a'],
      (text) => cleanCaptions(cue(text)),
    ));
});
