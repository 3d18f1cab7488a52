import { isObject, type JsonObject } from '../../../platform/pure/json.ts';
import { listOf, makeFlatSource, TEXT_KEY } from '../../model/formats/reading/flat-source.ts';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const DATA_ADDRESS = /^data:image\/[a-z+]{1,20};base64,/;
const PHOTO = 'LearnerInfo.Identification.Photo.Data';

/** Returns the photo in a file of Europass, or undefined if it has none. */
export function europassPhotoOf(value: unknown): Buffer | undefined {
  const file = makeFlatSource(value, '');
  const profile = isObject(value) ? listOf(value.CandidateProfile).find(isObject) : undefined;
  const data = [file.peek(`SkillsPassport.${PHOTO}`), file.peek(PHOTO), ...listOf(profile?.Attachment).map(embeddedIn)];
  return data.map((text) => imageIn(text)).find((image) => image !== undefined);
}

function embeddedIn(attachment: unknown): unknown {
  const data = isObject(attachment) ? attachment.EmbeddedData : undefined;
  return isObject(data) ? (data as JsonObject)[TEXT_KEY] : data;
}

/** Decodes an image. Some versions of Europass wrap it in a data address, and this in Base64 once more. */
function imageIn(data: unknown, canBeWrapped = true): Buffer | undefined {
  if (typeof data !== 'string') return undefined;
  const text = data.replace(/\s+/g, '');
  const base64 = text.replace(DATA_ADDRESS, '');
  if (base64 === '' || !BASE64.test(base64)) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  const isWrapped = canBeWrapped && DATA_ADDRESS.test(bytes.subarray(0, 64).toString('latin1'));
  return isWrapped ? imageIn(bytes.toString('latin1'), false) : bytes;
}
