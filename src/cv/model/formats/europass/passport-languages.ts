import { isObject } from '../../../../platform/pure/json.ts';
import { lowestLevel } from '../reading/cefr-levels.ts';
import type { CvBuilder } from '../reading/cv-builder.ts';
import { listOf, makeFlatSource } from '../reading/flat-source.ts';
import { filledPath } from '../reading/flat-table.ts';
import { languageNameOf } from '../reading/names-of-codes.ts';
import { makeSourceObject, type SourceObject } from '../reading/source-object.ts';

/** Reads the languages that somebody grew up with, then those that they learned. */
export function readPassportLanguages(builder: CvBuilder, skills: SourceObject) {
  const linguistic = makeSourceObject(skills.take('Linguistic'), 'Skills.Linguistic');
  const section = builder.addSection('languages', linguistic.from);
  for (const key of ['MotherTongue', 'ForeignLanguage']) {
    for (const [at, raw] of listOf(linguistic.take(key)).entries()) {
      const source = makeFlatSource(raw, `${linguistic.from}.${key}.${at}`);
      const item = builder.addItem(section, source.from);
      const path = filledPath(source, ['Description.Label', 'Description.Code', 'Description']);
      const name = path === undefined ? '' : builder.reader.line(source.take(path), { from: source.from, at: item.at });
      item.value.language = languageNameOf(name, builder.content.design.language);
      source.take('Description.Code');
      item.value.cefr = key === 'MotherTongue' ? 'native' : takeLevel(source, raw);
      builder.storeExtras(item, source);
    }
  }
  builder.storeExtras(builder.root, linguistic);
}

/** Takes the levels of reading, writing and so on. If they differ, they are kept as well. */
function takeLevel(source: SourceObject, raw: unknown) {
  const levels = isObject(raw) && isObject(raw.ProficiencyLevel) ? raw.ProficiencyLevel : {};
  const { level, isComplete } = lowestLevel(Object.values(levels).filter((one) => one !== ''));
  if (isComplete) for (const skill of Object.keys(levels)) source.take(`ProficiencyLevel.${skill}`);
  return level;
}
