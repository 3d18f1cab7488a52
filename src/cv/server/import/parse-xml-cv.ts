import { isObject } from '../../../platform/pure/json.ts';
import { passportOfXml } from '../../model/formats/europass/passport-of-xml.ts';
import { importEuropassPassport } from '../../model/formats/europass/read-passport.ts';
import { candidateOfResume, isResume, RESUME_ATTRIBUTES } from '../../model/formats/hr-open/candidate-of-resume.ts';
import { importEuropass, importHrXml, isCandidate } from '../../model/formats/hr-open/read-candidate.ts';
import { InvalidCvFile } from './invalid-cv-file.ts';
import { elementsIn, parseXml } from './office/xml.ts';
import { valueOfXml } from './xml-value.ts';

/** The length of the beginning of a file in which its root element is. */
const HEAD_LENGTH = 10_000;
/** The root elements of Europass and HR-XML 3, and the one in that of HR-XML 2, with any prefix. */
const ROOT = /<(?:[\w-]{1,20}:)?(?:SkillsPassport|LearnerInfo|Candidate|StructuredXMLResume)[\s>]/;
const EUROPASS_NAMESPACE = 'http://www.europass.eu/';

/** Returns whether a text is the XML of a CV. */
export const isXmlOfCv = (text: string): boolean =>
  /^[\s\ufeff]{0,100}</.test(text) && ROOT.test(text.slice(0, HEAD_LENGTH));

/** Parses the XML of a CV. Returns its values, and the importer for them. */
export function parseXmlCv(text: string) {
  const [root] = elementsIn(parseXml(Buffer.from(text)));
  const value = root && valueOfXml(root, root.name === 'Resume' ? RESUME_ATTRIBUTES : []);
  if (!root || !isObject(value)) throw new InvalidCvFile({ word: 'notACv' });
  if (root.name === 'SkillsPassport') return { value: passportOfXml(value), importer: importEuropassPassport };
  if (root.name === 'LearnerInfo') {
    return { value: passportOfXml({ LearnerInfo: value }), importer: importEuropassPassport };
  }
  if (isResume(value)) return { value: candidateOfResume(value), importer: importHrXml };
  if (!isCandidate(value)) throw new InvalidCvFile({ word: 'notACv' });
  return { value, importer: text.slice(0, HEAD_LENGTH).includes(EUROPASS_NAMESPACE) ? importEuropass : importHrXml };
}
