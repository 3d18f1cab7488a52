import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import type { Extra } from '../../shapes.ts';

/** Returns the data of an imported RenderCV file that our fields don't hold. */
export const extraDataIn = (extras: readonly Extra[]): JsonObject => {
  const was = extras.find(({ key }) => key === 'rendercv')?.was;
  return isObject(was) ? was : {};
};

/** Adds kept data to an object. Values of our own fields take precedence. */
export function withExtraData(output: JsonObject, extraData: JsonObject): JsonObject {
  const additions = Object.entries(extraData).filter(([key]) => ownProperty(output, key) === undefined);
  return Object.fromEntries([...Object.entries(output), ...additions]);
}
