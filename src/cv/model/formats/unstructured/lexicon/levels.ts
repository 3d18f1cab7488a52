/** Words for a first language. */
export const NATIVE_WORDS =
  'native, native speaker, mother tongue, first language, native or bilingual proficiency, native or bilingual, bilingual, muttersprache, muttersprachler, muttersprachlerin, muttersprachlich, langue maternelle, maternelle, natif, native, lengua materna, nativo, nativa, idioma materno, ana dili, anadili, anadil, ana dil, اللغة الأم, لغة أم, اللغة الام, 母語, 母国語, ネイティブ, ネイティブレベル, 母语, 모국어, 원어민, língua materna, idioma nativo, madrelingua, lingua madre, moedertaal, język ojczysty, ojczysty, родной, родной язык';

/** Words for how well somebody knows a language or a skill. */
export const LEVEL_WORDS =
  'basic, basics, beginner, elementary, intermediate, upper intermediate, advanced, proficient, professional, fluent, expert, conversational, working knowledge, working proficiency, professional working proficiency, full professional proficiency, limited working proficiency, elementary proficiency, business fluent, good, very good, excellent, limited, fair, ' +
  'grundkenntnisse, anfängerkenntnisse, gute kenntnisse, sehr gute kenntnisse, gut, sehr gut, fließend, verhandlungssicher, fortgeschritten, expertenwissen, expertenkenntnisse, schulkenntnisse, konversationssicher, ' +
  'notions, débutant, élémentaire, intermédiaire, avancé, courant, bilingue, expert, scolaire, bon niveau, maîtrise, professionnel, ' +
  'nociones, básico, elemental, intermedio, intermedio alto, medio, avanzado, fluido, experto, alto, bajo, bilingüe, ' +
  'başlangıç, temel, orta, iyi, çok iyi, ileri, akıcı, uzman, başlangıç seviyesi, orta seviye, ileri seviye, ' +
  'مبتدئ, أساسي, متوسط, جيد, جيد جدا, متقدم, ممتاز, خبير, بطلاقة, إجادة تامة, طلاقة, ' +
  '初級, 中級, 上級, 日常会話, 日常会話レベル, ビジネスレベル, 流暢, 基礎, 初级, 中级, 高级, 流利, 熟练, 精通, 초급, 중급, 고급, 유창, 비즈니스, ' +
  'fluente, intermediário, avançado, scolastico, fluente, ottimo, buono, discreto, avanzato, intermedio, basis, gevorderd, vloeiend, goed, uitstekend, podstawowy, średniozaawansowany, zaawansowany, biegły, komunikatywny, базовый, начальный, средний, продвинутый, свободно, свободный, разговорный';
