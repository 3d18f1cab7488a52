import { AppError } from '#platform/pure/errors.ts';
import { isObject, type JsonObject } from '#platform/pure/json.ts';
import { parseJson } from '#platform/pure/parse-json.ts';
import { readYaml, YamlError } from '#platform/pure/yaml.ts';
import { readToml, TomlError } from './read-toml.ts';

/** A Markdown file: its front matter, and the text below it. */
export type FrontMatter = {
  fields: JsonObject;
  body: string;
  /** Whether there is front matter that is damaged, or more complex than any that is written by hand. */
  isUnreadable: boolean;
};

/** Longer front matter is part of no post. */
const MAX_LENGTH = 64 * 1024;

/** Splits the front matter in YAML, TOML or JSON from a Markdown file. What can't be read stays in the text. */
export function splitFrontMatter(text: string): FrontMatter {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const part = fenced(source, '---') ?? fenced(source, '+++') ?? braced(source);
  if (!part || part.head.length > MAX_LENGTH) return { fields: {}, body: source, isUnreadable: false };
  try {
    const fields = READERS[part.kind](part.head);
    if (isObject(fields)) return { fields, body: part.body, isUnreadable: false };
  } catch (error) {
    const isExpected = error instanceof YamlError || error instanceof TomlError || error instanceof AppError;
    if (!isExpected) throw error;
  }
  const isEmpty = part.head.trim() === '';
  return { fields: {}, body: isEmpty ? part.body : source, isUnreadable: !isEmpty };
}

const READERS = { yaml: readYaml, toml: readToml, json: parseJson } as const;

type Part = { kind: keyof typeof READERS; head: string; body: string };

function fenced(source: string, mark: '---' | '+++'): Part | undefined {
  if (!source.startsWith(`${mark}\n`)) return undefined;
  const end = source.indexOf(`\n${mark}`, mark.length);
  if (end < 0) return undefined;
  const lineEnd = source.indexOf('\n', end + 1);
  const lastLine = source.slice(end + 1, lineEnd < 0 ? undefined : lineEnd);
  if (lastLine.trim() !== mark) return undefined;
  return {
    kind: mark === '---' ? 'yaml' : 'toml',
    head: source.slice(mark.length + 1, end + 1),
    body: lineEnd < 0 ? '' : source.slice(lineEnd + 1),
  };
}

/** Returns the JSON object at the beginning of a text, up to the first line that only closes it. */
function braced(source: string): Part | undefined {
  if (!source.startsWith('{\n')) return undefined;
  const end = source.indexOf('\n}\n');
  return end < 0 ? undefined : { kind: 'json', head: source.slice(0, end + 2), body: source.slice(end + 3) };
}
