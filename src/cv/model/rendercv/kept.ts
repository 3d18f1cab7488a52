import { isObject, type JsonObject, own } from '../json-resume/json.ts';
import type { Extra } from '../shapes.ts';

/** Returns the data of an imported RenderCV file that our fields don't hold. */
export const keptIn = (extras: readonly Extra[]): JsonObject => {
  const was = extras.find(({ key }) => key === 'rendercv')?.was;
  return isObject(was) ? was : {};
};

/** Adds kept data to an object. Values of our own fields take precedence. */
export function withKept(wrote: JsonObject, kept: JsonObject): JsonObject {
  const more = Object.entries(kept).filter(([key]) => own(wrote, key) === undefined);
  return Object.fromEntries([...Object.entries(wrote), ...more]);
}
