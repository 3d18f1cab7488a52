/** The largest number of captions in one file. */
const MAX_CUES = 20_000;
const MAX_SETTINGS_LENGTH = 200;

/** Some programs write hours of one digit, which WebVTT doesn't have. */
const TIME = /^(?:(\d{1,4}):)?([0-5]\d):([0-5]\d)[.,](\d{3})$/;
/** The settings of a caption that say where it is shown. */
const SETTING =
  /^(?:vertical:(?:rl|lr)|line:-?\d{1,4}(?:\.\d{1,4})?%?(?:,(?:start|center|end))?|position:\d{1,3}(?:\.\d{1,4})?%(?:,(?:line-left|center|line-right))?|size:\d{1,3}(?:\.\d{1,4})?%|align:(?:start|center|end|left|right))$/;
const TAG_START = /[a-z/\d!?]/i;
/** The tags that say how a caption is shown or who speaks; all others are removed. */
const TAG = /^(?:\/?[biu]|\/?v|v(?:[ \t][^<>&]{1,100}))$/;

/**
 * Returns captions in WebVTT or SubRip format written anew as WebVTT, with nothing but times, places and texts:
 * styles, comments, regions and unknown tags are removed, and so are captions with a fault. Returns undefined if no
 * caption remains, as in a text of another format. Takes linear time.
 */
export function cleanCaptions(text: string): string | undefined {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const isWebVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '');
  const cues: string[] = [];
  let block: string[] = [];
  for (const line of [...(isWebVtt ? lines.slice(1) : lines), '']) {
    if (line !== '') {
      block.push(line);
      continue;
    }
    const cue = cleanCue(block);
    if (cue !== undefined) cues.push(cue);
    if (cues.length > MAX_CUES) return undefined;
    block = [];
  }
  return cues.length === 0 ? undefined : `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** Returns a caption with its times; undefined for a block that is none. Its name, a line before the times, is dropped. */
function cleanCue(block: readonly string[]): string | undefined {
  const at = block.findIndex((line) => line.includes('-->'));
  if (at < 0 || at > 1) return undefined;
  const [start = '', arrow, end = '', ...settings] = (block[at] ?? '')
    .trim()
    .slice(0, MAX_SETTINGS_LENGTH)
    .split(/[ \t]+/);
  const [from, to] = [readTime(start), readTime(end)];
  if (arrow !== '-->' || from === undefined || to === undefined || secondsOf(to) <= secondsOf(from)) return undefined;
  const words = block
    .slice(at + 1)
    .map(cleanText)
    .filter((line) => line.trim() !== '');
  if (words.length === 0) return undefined;
  return [[from, '-->', to, ...settings.filter((one) => SETTING.test(one))].join(' '), ...words].join('\n');
}

function readTime(text: string): string | undefined {
  const [, hours = '00', minutes, seconds, milliseconds] = TIME.exec(text) ?? [];
  return minutes === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}:${seconds}.${milliseconds}`;
}

const secondsOf = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Returns a line of a caption with the known tags only, in which nothing is read as times. */
function cleanText(line: string): string {
  const text = line.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
  let cleaned = '';
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('<', at);
    if (open >= 0 && !TAG_START.test(text[open + 1] ?? '')) {
      cleaned += escapeText(text.slice(at, open + 1));
      at = open + 1;
      continue;
    }
    const close = open < 0 ? -1 : text.indexOf('>', open);
    if (close < 0) return cleaned + escapeText(text.slice(at));
    cleaned += escapeText(text.slice(at, open));
    const tag = text.slice(open + 1, close);
    if (TAG.test(tag)) cleaned += `<${tag}>`;
    at = close + 1;
  }
  return cleaned;
}

const ENTITY = /&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g;
const escapeText = (text: string) => text.replace(ENTITY, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
