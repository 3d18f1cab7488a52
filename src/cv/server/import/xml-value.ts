import type { JsonObject } from '../../../platform/pure/json.ts';
import { TEXT_KEY } from '../../model/formats/reading/flat-source.ts';
import { elementsIn, textIn, type XmlElement } from './office/xml.ts';

/** Attributes that say something. All others name the lists that codes are from, or the language of a text. */
const ATTRIBUTES = new Set(['year', 'month', 'day', 'locale', 'languageCode']);

/**
 * Returns the content of an element as JSON: a text, or an object with the elements in it by their names, without
 * namespaces. Elements of one name are a list; attributes begin with `@`. Elements in a text, such as those of bold
 * words, are a part of it. `attributesToo` are attributes that say something in the format of the file.
 */
export function valueOfXml(element: XmlElement, attributesToo: readonly string[] = []): string | JsonObject {
  const isText = element.children.some((child) => typeof child === 'string' && child.trim() !== '');
  const elements = isText ? [] : elementsIn(element);
  const attributes = Object.entries(element.attributes).filter(
    ([name]) => ATTRIBUTES.has(name) || attributesToo.includes(name),
  );
  const text = elements.length === 0 ? textIn(element).trim() : '';
  if (elements.length === 0 && attributes.length === 0) return text;
  const values = new Map<string, unknown[]>();
  for (const inner of elements) {
    const list = values.get(inner.name);
    if (list) list.push(valueOfXml(inner, attributesToo));
    else values.set(inner.name, [valueOfXml(inner, attributesToo)]);
  }
  return Object.fromEntries([
    ...attributes.map(([name, value]) => [`@${name}`, value]),
    ...(text === '' ? [] : [[TEXT_KEY, text]]),
    ...[...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list]),
  ]);
}
