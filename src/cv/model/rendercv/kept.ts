import { isObject, type JsonObject, own } from '../json-resume/json.ts';
import type { Extra } from '../shapes.ts';

/** What a file of RenderCV once said in a place, and our fields do not. */
export const keptIn = (extras: readonly Extra[]): JsonObject => {
  const was = extras.find(({ key }) => key === 'rendercv')?.was;
  return isObject(was) ? was : {};
};

/** An object with what else was said there; what our own fields say comes first. */
export function withKept(wrote: JsonObject, kept: JsonObject): JsonObject {
  const more = Object.entries(kept).filter(([key]) => own(wrote, key) === undefined);
  return Object.fromEntries([...Object.entries(wrote), ...more]);
}
