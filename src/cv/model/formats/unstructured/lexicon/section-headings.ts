import type { SectionKind } from '../../../shapes.ts';

/** Kinds of sections in files. `contact` holds the person's details, which are no section of a CV here. */
export type HeadingKind = SectionKind | 'contact';

/** Headings of sections, in the languages whose CVs are read. A heading of several words also counts without spaces. */
export const SECTION_HEADINGS: readonly (readonly [kind: HeadingKind, headings: string])[] = [
  [
    'contact',
    'contact, contact details, contact information, contact me, details, personal details, personal information, personal data, get in touch, ' +
      'kontakt, kontaktdaten, persönliche daten, persönliche angaben, zur person, coordonnées, contactez-moi, informations personnelles, état civil, ' +
      'contacto, datos de contacto, datos personales, información personal, información de contacto, iletişim, iletişim bilgileri, kişisel bilgiler, ' +
      'الاتصال, معلومات الاتصال, بيانات الاتصال, للتواصل, البيانات الشخصية, المعلومات الشخصية, 連絡先, 基本情報, 個人情報, ' +
      'contato, dados pessoais, informações pessoais, contatti, dati personali, informazioni personali, contactgegevens, persoonlijke gegevens, personalia, ' +
      'dane kontaktowe, dane osobowe, контакты, контактная информация, личные данные, личная информация, 联系方式, 个人信息, 联系我, 연락처, 인적사항, 개인정보',
  ],
  [
    'summary',
    'summary, professional summary, executive summary, career summary, summary of qualifications, profile, professional profile, personal profile, about, about me, objective, career objective, personal statement, ' +
      'bio, biography, introduction, overview, profil, kurzprofil, über mich, zusammenfassung, kurzvorstellung, persönliches profil, berufliches profil, karriereziel, ' +
      'profil professionnel, résumé, à propos, à propos de moi, présentation, objectif, objectif professionnel, synthèse, ' +
      'perfil, perfil profesional, resumen, resumen profesional, sobre mí, acerca de mí, objetivo, objetivo profesional, extracto, presentación, ' +
      'özet, profesyonel özet, kişisel profil, hakkımda, kariyer hedefi, ön bilgi, نبذة, نبذة شخصية, نبذة عني, الملخص, ملخص, الملخص المهني, الملف الشخصي, الهدف الوظيفي, الهدف المهني, ' +
      '概要, 職務要約, プロフィール, 自己紹介, 要約, 略歴, サマリー, perfil profissional, resumo, resumo profissional, sobre mim, apresentação, profilo, profilo professionale, sommario, riepilogo, chi sono, obiettivo, ' +
      'profiel, samenvatting, over mij, profiel samenvatting, podsumowanie, podsumowanie zawodowe, o mnie, cel zawodowy, о себе, обо мне, профиль, резюме, цель, 个人简介, 自我评价, 个人总结, 简介, 자기소개, 소개, 요약, 경력 요약',
  ],
  [
    'work',
    'work experience, work, experience, professional experience, employment, employment history, work history, career history, career, professional background, professional history, relevant experience, industry experience, positions held, positions, appointments, academic appointments, teaching experience, clinical experience, research experience, internships, jobs, ' +
      'berufserfahrung, beruflicher werdegang, werdegang, berufliche erfahrung, berufliche laufbahn, berufspraxis, praxiserfahrung, praktische erfahrung, arbeitserfahrung, beruflicher hintergrund, berufstätigkeit, praktika, erfahrung, tätigkeiten, ' +
      'expérience professionnelle, expériences professionnelles, expérience, expériences, parcours professionnel, parcours, emplois, stages, ' +
      'experiencia laboral, experiencia profesional, experiencia, historial laboral, trayectoria profesional, trayectoria, prácticas, empleo, ' +
      'iş deneyimi, iş deneyimleri, deneyim, deneyimler, iş tecrübesi, mesleki deneyim, profesyonel deneyim, iş geçmişi, çalışma hayatı, stajlar, ' +
      'الخبرة العملية, الخبرات العملية, الخبرة المهنية, الخبرات المهنية, الخبرات, الخبرة, خبرات العمل, التاريخ الوظيفي, المسيرة المهنية, ' +
      '職歴, 職務経歴, 職務経験, 経歴, 実務経験, 経験, 勤務経験, experiência profissional, experiência, histórico profissional, experiências profissionais, ' +
      'esperienza lavorativa, esperienze lavorative, esperienza professionale, esperienze professionali, esperienza, esperienze, werkervaring, ervaring, loopbaan, arbeidsverleden, ' +
      'doświadczenie zawodowe, doświadczenie, przebieg kariery, опыт работы, опыт, трудовой опыт, профессиональный опыт, 工作经历, 工作经验, 工作經歷, 職業經歷, 实习经历, 专业经验, 경력, 경력사항, 경력 사항, 업무 경험, 경험',
  ],
  [
    'volunteer',
    'volunteering, volunteer experience, volunteer work, volunteer, voluntary work, voluntary experience, community service, community involvement, ehrenamt, ehrenamtliches engagement, engagement, soziales engagement, gesellschaftliches engagement, freiwilligenarbeit, ehrenamtliche tätigkeiten, ' +
      'bénévolat, expérience bénévole, engagements, vie associative, engagement associatif, voluntariado, experiencia de voluntariado, trabajo voluntario, gönüllü çalışmalar, gönüllülük, gönüllü deneyimi, gönüllü faaliyetler, ' +
      'العمل التطوعي, التطوع, الأعمال التطوعية, الخبرات التطوعية, ボランティア, ボランティア活動, 社会活動, trabalho voluntário, volontariato, esperienze di volontariato, vrijwilligerswerk, wolontariat, волонтёрство, волонтерство, общественная деятельность, 志愿者经历, 志愿服务, 志愿活动, 志工經驗, 봉사활동, 봉사 활동, 자원봉사',
  ],
  [
    'education',
    'education, education and training, educational background, academic background, academic history, qualifications, academic qualifications, education & training, training, studies, degrees, education and qualifications, ' +
      'ausbildung, bildung, bildungsweg, bildungsgang, schulbildung, schulische ausbildung, studium, akademische ausbildung, studium und ausbildung, ausbildung und studium, aus- und weiterbildung, akademischer werdegang, hochschulstudium, schule, schulausbildung, ' +
      'formation, formations, études, diplômes, éducation, parcours scolaire, parcours académique, formation académique, formation et diplômes, diplômes et formations, formación, formación académica, educación, estudios, formación y estudios, titulación, ' +
      'eğitim, eğitim bilgileri, eğitim durumu, öğrenim, öğrenim durumu, eğitim geçmişi, التعليم, المؤهلات العلمية, المؤهلات الدراسية, المؤهلات, الدراسة, التعليم والتدريب, الخلفية التعليمية, 学歴, 学歴・資格, 教育, ' +
      'educação, formação, formação acadêmica, formação académica, escolaridade, istruzione, formazione, istruzione e formazione, studi, opleiding, opleidingen, onderwijs, wykształcenie, edukacja, образование, 教育背景, 教育经历, 教育經歷, 学历, 學歷, 학력, 학력사항, 학력 사항, 교육',
  ],
  [
    'projects',
    'projects, selected projects, personal projects, side projects, key projects, academic projects, open source, open source projects, project experience, portfolio, ' +
      'projekte, ausgewählte projekte, projekterfahrung, projets, projets personnels, réalisations personnelles, proyectos, proyectos personales, proyectos destacados, projeler, kişisel projeler, ' +
      'المشاريع, مشاريع, أهم المشاريع, プロジェクト, プロジェクト経験, 開発実績, 制作実績, projetos, projetos pessoais, progetti, progetti personali, projecten, projekty, проекты, 项目经历, 项目经验, 项目, 專案, 프로젝트, 프로젝트 경험',
  ],
  [
    'achievements',
    'achievements, key achievements, accomplishments, selected achievements, milestones, erfolge, erfolge und leistungen, leistungen, réalisations, logros, başarılar, başarılarım, الإنجازات, إنجازات, 実績, 功績, 主な実績, 成果, conquistas, realizações, risultati, prestaties, osiągnięcia, достижения, 成就, 주요 성과, 성과',
  ],
  [
    'awards',
    'awards, honors, honors-awards, honours, awards and honors, honors and awards, awards & honors, honors & awards, awards and recognition, scholarships, grants, grants and awards, fellowships, prizes, distinctions, auszeichnungen, preise, stipendien, ehrungen, preise und auszeichnungen, auszeichnungen und stipendien, ' +
      'prix, prix et distinctions, distinctions, récompenses, bourses, premios, premios y reconocimientos, reconocimientos, becas, ödüller, burslar, ödüller ve burslar, الجوائز, الجوائز والتكريمات, جوائز, 受賞, 受賞歴, 表彰, 賞, prêmios, prémios, premi, premi e riconoscimenti, riconoscimenti, prijzen, onderscheidingen, nagrody, nagrody i wyróżnienia, награды, награды и премии, 获奖经历, 荣誉奖项, 奖项, 获奖情况, 獲獎, 수상, 수상 경력, 수상경력, 수상내역',
  ],
  [
    'certificates',
    'certificates, certifications, certification, licenses, licenses and certifications, licenses & certifications, certificates and training, courses and certificates, courses, professional development, training and certifications, continuing education, licences, ' +
      'zertifikate, zertifizierungen, weiterbildung, weiterbildungen, fortbildungen, fortbildung, lizenzen, kurse, certifications et formations, certifications, certificats, licences, formation continue, certificados, certificaciones, cursos, cursos y certificados, formación complementaria, licencias, ' +
      'sertifikalar, kurslar, kurslar ve sertifikalar, kurs ve sertifikalar, eğitimler ve sertifikalar, الشهادات, شهادات, الدورات, الدورات التدريبية, الدورات والشهادات, الشهادات المهنية, 資格, 免許・資格, 資格・免許, 保有資格, 認定, ' +
      'certificações, cursos e certificações, certificazioni, certificati, corsi, certificaten, certificeringen, cursussen, certyfikaty, kursy, kursy i szkolenia, szkolenia, сертификаты, курсы, курсы и сертификаты, повышение квалификации, 证书, 资格证书, 技能证书, 證照, 자격증, 자격사항, 자격 사항, 수료증',
  ],
  [
    'publications',
    'publications, selected publications, papers, articles, journal articles, books, research publications, writing, veröffentlichungen, publikationen, publikationsliste, schriften, publications et communications, articles, publicaciones, artículos, yayınlar, makaleler, المنشورات, الأبحاث, الأبحاث المنشورة, البحوث والمنشورات, 著作, 論文, 出版物, 出版, 発表論文, publicações, artigos, pubblicazioni, publicaties, publikacje, публикации, научные публикации, 发表论文, 论文, 出版物, 著作, 출판, 논문, 출판물',
  ],
  [
    'talks',
    'talks, presentations, conferences, speaking, public speaking, invited talks, lectures, conference presentations, talks and presentations, vorträge, präsentationen, konferenzen, vorträge und präsentationen, conférences, communications, interventions, ponencias, conferencias, charlas, konuşmalar, sunumlar, konferanslar, المحاضرات, العروض, المؤتمرات, 講演, 登壇, 発表, 学会発表, palestras, conferências, conferenze, interventi, presentaties, lezingen, wystąpienia, prezentacje, доклады, выступления, конференции, 演讲, 会议报告, 발표, 강연',
  ],
  [
    'skills',
    'skills, top skills, technical skills, key skills, core skills, core competencies, competencies, expertise, areas of expertise, skills and tools, technologies, tools, tools and technologies, technical expertise, technical proficiencies, professional skills, soft skills, hard skills, skills & tools, skill set, skills and competences, it skills, computer skills, digital skills, tech stack, programming languages, programming, ' +
      'kenntnisse, top-kenntnisse, fähigkeiten, kompetenzen, fachkenntnisse, fertigkeiten, edv-kenntnisse, it-kenntnisse, technische kenntnisse, kernkompetenzen, kenntnisse und fähigkeiten, fähigkeiten und kenntnisse, fachkompetenzen, technologien, besondere kenntnisse, ' +
      'compétences, principales compétences, aptitudes principales, compétences techniques, compétences clés, compétences informatiques, savoir-faire, savoir-être, outils, technologies, aptitudes, competencias, habilidades, aptitudes, conocimientos, competencias técnicas, habilidades técnicas, conocimientos técnicos, conocimientos informáticos, herramientas, tecnologías, ' +
      'beceriler, yetenekler, yetkinlikler, teknik beceriler, bilgisayar becerileri, teknolojiler, beceri ve yetkinlikler, yetenek ve beceriler, المهارات, مهارات, المهارات التقنية, المهارات الشخصية, المهارات والكفاءات, الكفاءات, ' +
      'スキル, principais competências, competenze principali, belangrijkste vaardigheden, 技術スキル, 技能, 能力, 専門スキル, テクニカルスキル, 活かせる経験・知識・技術, 得意分野, 使用技術, habilidades, competências, competências técnicas, conhecimentos, habilidades técnicas, competenze, competenze tecniche, capacità, competenze digitali, abilità, vaardigheden, competenties, technische vaardigheden, kennis, ' +
      'umiejętności, kompetencje, umiejętności techniczne, навыки, ключевые навыки, профессиональные навыки, умения, компетенции, технические навыки, 技能, 专业技能, 技能特长, 技术栈, 專業技能, 기술, 기술 스택, 보유 기술, 스킬, 역량',
  ],
  [
    'languages',
    'languages, language skills, foreign languages, sprachen, sprachkenntnisse, fremdsprachen, fremdsprachenkenntnisse, langues, langues étrangères, compétences linguistiques, idiomas, lenguas, diller, yabancı dil, yabancı diller, dil bilgisi, dil becerileri, اللغات, لغات, المهارات اللغوية, 語学, 言語, 語学力, 語学スキル, línguas, lingue, lingue straniere, competenze linguistiche, talen, talenkennis, języki, języki obce, znajomość języków, языки, иностранные языки, знание языков, владение языками, 语言, 语言能力, 語言能力, 外语, 언어, 어학, 외국어, 외국어 능력',
  ],
  [
    'interests',
    'interests, hobbies, hobbies and interests, interests and hobbies, hobbies & interests, personal interests, activities, interessen, hobbys, hobbies und interessen, interessen und hobbys, freizeit, hobbys und interessen, centres d’intérêt, loisirs, intérêts, passions, activités, centre d’intérêt, intereses, aficiones, pasatiempos, hobbies e intereses, ilgi alanları, hobiler, ilgi alanları ve hobiler, الاهتمامات, الهوايات, الهوايات والاهتمامات, 趣味, 趣味・特技, 関心, 興味, 興味・関心, interesses, passatempos, interessi, hobby, interessi e hobby, interesses en hobby’s, hobby’s, zainteresowania, hobby, интересы, увлечения, хобби, 兴趣爱好, 爱好, 兴趣, 취미, 관심사, 관심 분야',
  ],
  [
    'references',
    'references, referees, recommendations, testimonials, referenzen, empfehlungen, références, referencias, recomendaciones, referanslar, المراجع, المعرفون, التوصيات, مراجع, 推薦者, 推薦状, 照会先, referências, referenze, referenties, referencje, рекомендации, рекомендатели, 推荐人, 证明人, 추천인, 추천서',
  ],
  [
    'text',
    'additional information, additional, further information, other, miscellaneous, other information, weitere informationen, sonstiges, weiteres, zusätzliche informationen, weitere angaben, sonstige angaben, informations complémentaires, divers, autres, más información, información adicional, otros, otros datos, ek bilgiler, diğer, diğer bilgiler, معلومات إضافية, معلومات أخرى, その他, 備考, 特記事項, informações adicionais, outros, altre informazioni, ulteriori informazioni, overige, overig, dodatkowe informacje, inne, дополнительная информация, прочее, 其他, 其他信息, 기타',
  ],
];
