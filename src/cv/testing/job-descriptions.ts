import type { CvFixture } from '../../testing/cv-fixture.ts';

type JobDescriptionCase = {
  language: string;
  advertisement: string;
  /** The bullets of the CV. */
  bullets: string[];
  keywords: string[];
  /** Terms that the advertisement requires and the CV contains. */
  present: string[];
  /** Terms that the advertisement requires and the CV lacks. */
  missing: string[];
  /** Words of the advertisement that are not terms. */
  nonTerms: string[];
};

const ENGLISH: JobDescriptionCase = {
  language: 'en',
  advertisement: `Senior Backend Engineer (m/f/d)

Example Ltd builds planning software for theatres. We are a friendly team of 40 people in three countries, and we are
looking for someone who is passionate about clean code. Learn more at https://example.org/jobs.

What you will do
- Design and develop REST APIs with Node.js and TypeScript
- Maintain our PostgreSQL databases and improve their performance
- Set up CI/CD pipelines and automated testing together with the operations team
- Take part in code reviews

Requirements
- At least 5 years of professional experience with JavaScript or TypeScript
- Strong knowledge of SQL, Docker and Kubernetes
- Experience with C++, C# or .NET is welcome
- Familiar with front-end frameworks such as React
- Excellent written and spoken English
- A degree in computer science or equivalent

Nice to have
- GraphQL, Terraform
- Experience in R&D

What we offer
- A competitive salary, 30 days of holiday and a company bike
- Flexible working hours, free fruit and a Nintendo in the kitchen

Please send your application to jobs@example.org. Example Ltd is an equal opportunity employer.`,
  bullets: [
    'Built a REST API in node.js for 40 theatres',
    'Moved the Postgres database to k8s without downtime',
    'Reviewed code and automated tests of the frontend',
  ],
  keywords: ['JS', 'C#', 'SQL', 'R&D', 'TypeScript'],
  present: ['REST APIs', 'Node.js', 'TypeScript', 'JavaScript', 'PostgreSQL', 'SQL', 'Kubernetes', 'C#', 'R&D'],
  missing: ['Docker', 'C++', '.NET', 'CI/CD', 'React', 'GraphQL', 'Terraform', 'English', 'computer science'],
  nonTerms: [
    'experience',
    'salary',
    'Example',
    'Ltd',
    'team',
    'years',
    'knowledge',
    'the',
    'Nintendo',
    'fruit',
    'holiday',
    'strong',
    'application',
    'https',
    'jobs',
    'm',
    'd',
    'f',
    '5',
    '30',
    'excellent',
  ],
};

const GERMAN: JobDescriptionCase = {
  language: 'de',
  advertisement: `Softwareentwickler (m/w/d) in Vollzeit

Die Example Ltd ist ein wachsendes Unternehmen mit 120 Mitarbeitenden. Für unseren Standort suchen wir zum nächstmöglichen
Zeitpunkt eine engagierte Person, die mit uns die Zukunft der Logistik gestaltet.

Deine Aufgaben
• Weiterentwicklung unserer Webanwendungen mit Java und Spring Boot
• Konzeption von Schnittstellen und Datenbanken
• Zusammenarbeit mit dem Projektmanagement und den Fachabteilungen

Dein Profil
• Abgeschlossenes Studium der Informatik oder eine vergleichbare Ausbildung zum Fachinformatiker
• Mehrjährige Berufserfahrung in der Softwareentwicklung
• Sehr gute SQL-Kenntnisse und Erfahrung mit PostgreSQL
• Kenntnisse in agilen Methoden wie Scrum
• Führerschein der Klasse B
• Fließende Deutschkenntnisse, gute Englischkenntnisse

Von Vorteil
• Full-Stack-Erfahrung, Kubernetes, CI/CD

Wir bieten
• 30 Tage Urlaub, flexible Arbeitszeiten, ein JobRad und frisches Obst
• Ein unbefristeter Arbeitsvertrag

Wir freuen uns auf deine Bewerbung an jobs@example.org.`,
  bullets: [
    'Entwicklung einer Webanwendung in Java mit Spring Boot',
    'Einführung agiler Methoden (SCRUM)',
    'Entwurf von Datenbanken in Postgres und SQL',
    'Software-Entwicklung für die Bahn',
  ],
  keywords: ['Fullstack', 'K8s', 'Führerschein'],
  present: [
    'Java',
    'Spring Boot',
    'Webanwendungen',
    'SQL',
    'PostgreSQL',
    'agilen Methoden',
    'Scrum',
    'Datenbanken',
    'Softwareentwicklung',
    'Full-Stack',
    'Kubernetes',
    'Führerschein',
  ],
  missing: ['Informatik', 'Fachinformatiker', 'Projektmanagement', 'Schnittstellen', 'CI/CD'],
  nonTerms: [
    'Kenntnisse',
    'Erfahrung',
    'Urlaub',
    'Obst',
    'Example',
    'Unternehmen',
    'wir',
    'gute',
    'JobRad',
    'Berufserfahrung',
    'w',
    'Aufgaben',
    'Zusammenarbeit',
    'unbefristeter',
  ],
};

const SPANISH: JobDescriptionCase = {
  language: 'es',
  advertisement: `Analista de datos

En Example Ltd buscamos una persona con ganas de aprender para nuestro equipo de Madrid. Somos una empresa joven y en
crecimiento.

Funciones:
- Análisis de datos de ventas y elaboración de informes
- Gestión de proyectos con los equipos de marketing
- Automatización de procesos

Requisitos:
- Titulación en estadística, matemáticas o similar
- Al menos 3 años de experiencia con Python y SQL
- Dominio de Excel y Power BI
- Conocimientos de aprendizaje automático
- Nivel alto de inglés, hablado y escrito

Se valorará:
- Certificación PMP
- Experiencia en atención al cliente

Ofrecemos:
- Contrato indefinido y salario competitivo
- Teletrabajo y seguro médico
- Buen ambiente`,
  bullets: [
    'Responsable de la gestión de proyectos estadísticos',
    'Análisis de los datos con SQL',
    'Informe mensual en MS Excel',
  ],
  keywords: ['Inglés', 'Machine Learning', 'Matemática'],
  present: [
    'gestión de proyectos',
    'análisis de datos',
    'SQL',
    'Excel',
    'inglés',
    'aprendizaje automático',
    'matemáticas',
    'estadística',
  ],
  missing: ['Python', 'Power BI', 'PMP'],
  nonTerms: [
    'experiencia',
    'años',
    'salario',
    'contrato',
    'teletrabajo',
    'Example',
    'equipo',
    'conocimientos',
    'nivel',
    'ambiente',
    'Ltd',
    'ganas',
    'seguro médico',
  ],
};

const FRENCH: JobDescriptionCase = {
  language: 'fr',
  advertisement: `Chef de projet digital H/F

Example Ltd, entreprise à taille humaine, recherche pour son équipe de Lyon un ou une chef de projet. Rejoignez une
aventure passionnante !

Vos missions
- Assurer la gestion de projet de bout en bout
- Rédiger les cahiers des charges et suivre le budget
- Piloter le référencement naturel (SEO) et les campagnes Google Ads
- Encadrer une équipe de quatre développeurs

Votre profil
- Diplôme d’ingénieur ou master en informatique
- Expérience confirmée de 5 ans en gestion de projet
- Maîtrise de l’analyse de données, de Jira et de Figma
- Connaissance du RGPD
- Anglais courant
- Rigueur et esprit d’équipe

Les plus
- Notions de HTML/CSS

Nous offrons
- CDI, tickets restaurant, mutuelle et télétravail
- Rémunération selon profil`,
  bullets: [
    'Gestion des projets de quatre clients',
    'Campagnes Google Ads et référencement naturel',
    'Analyses de données d’audience',
    'Mise en conformité avec le GDPR',
  ],
  keywords: ['Jira', 'CSS', 'anglais'],
  present: [
    'gestion de projet',
    'référencement naturel',
    'Google Ads',
    'analyse de données',
    'Jira',
    'RGPD',
    'Anglais',
    'CSS',
  ],
  missing: ['Figma', 'HTML', 'master', 'informatique', 'cahiers des charges'],
  nonTerms: [
    'expérience',
    'équipe',
    'maîtrise',
    'rémunération',
    'télétravail',
    'mutuelle',
    'Example',
    'profil',
    'rigueur',
    'H',
    'F',
    'connaissance',
    'missions',
  ],
};

const TURKISH: JobDescriptionCase = {
  language: 'tr',
  advertisement: `Yazılım Geliştirme Uzmanı

Example Ltd olarak İstanbul ofisimizde çalışacak, takım çalışmasına yatkın ekip arkadaşları arıyoruz.

Aranan Nitelikler
- Üniversitelerin bilgisayar mühendisliği bölümünden mezun
- En az 3 yıl Java ve Spring deneyimi olan
- PostgreSQL’i iyi derecede bilen
- Mikroservis mimarisi konusunda deneyimli
- Proje yönetimi araçlarını kullanabilen (Jira, Git)
- İyi derecede İngilizce bilen
- Tercihen Docker deneyimine sahip

İş Tanımı
- Web uygulamaları geliştirmek
- Veri tabanı tasarımı yapmak

Neler Sunuyoruz
- Özel sağlık sigortası, yemek kartı ve esnek çalışma saatleri`,
  bullets: [
    'Proje yönetiminde Jira kullandım',
    'Mikroservis mimarisine geçişi yönettim',
    'Postgres üzerinde VERİ TABANI tasarımları yaptım',
    'Web uygulaması geliştirdim',
  ],
  keywords: ['Java', 'İNGİLİZCE'],
  present: ['Java', 'PostgreSQL', 'Mikroservis mimarisi', 'Jira', 'İngilizce', 'Web uygulamaları'],
  missing: ['Spring', 'Git', 'Docker', 'bilgisayar mühendisliği'],
  nonTerms: [
    'deneyimi',
    'yıl',
    'bilen',
    'iyi',
    'mezun',
    'Example',
    'sağlık',
    'yemek kartı',
    'sahip',
    'arıyoruz',
    'geliştirmek',
    'derecede',
  ],
};

const ARABIC: JobDescriptionCase = {
  language: 'ar',
  advertisement: `مهندس برمجيات

تبحث شركة Example Ltd عن مهندس برمجيات للانضمام إلى فريقنا في مدينة الرياض. نوفر بيئة عمل مرنة وراتبًا تنافسيًا.

المهام:
- تطوير تطبيقات الويب
- تصميم قواعد البيانات
- إدارة المشاريع مع الفرق الأخرى

المتطلبات:
- شهادة البكالوريوس في علوم الحاسوب
- خبرة لا تقل عن 3 سنوات في JavaScript و Node.js
- معرفة جيدة بقواعد البيانات مثل PostgreSQL
- إجادة اللغة الإنجليزية
- القدرة على تحليل البيانات

يفضل:
- خبرة في Docker

ماذا نقدم:
- تأمين صحي وإجازة سنوية
- فرص للنمو المهني`,
  bullets: ['تطويرُ تطبيقات ويب باستخدام JS', 'تصميم قواعد بيانات في Postgres', 'إدارة مشاريع التحول'],
  keywords: ['الإنجليزية'],
  present: ['JavaScript', 'PostgreSQL', 'تطبيقات الويب', 'قواعد البيانات', 'إدارة المشاريع', 'الإنجليزية'],
  missing: ['Docker', 'Node.js', 'علوم الحاسوب', 'تحليل البيانات'],
  nonTerms: ['خبرة', 'سنوات', 'شركة', 'راتبًا', 'تأمين صحي', 'Example', 'Ltd', 'معرفة', 'المتطلبات', 'فريقنا', 'في'],
};

export const JOB_DESCRIPTIONS: readonly JobDescriptionCase[] = [ENGLISH, GERMAN, SPANISH, FRENCH, TURKISH, ARABIC];

/** Returns the CV that is compared with an advertisement. */
export const cvFixtureFor = ({ bullets, keywords }: Pick<JobDescriptionCase, 'bullets' | 'keywords'>): CvFixture => ({
  basics: { name: 'Ada Lovelace' },
  sections: [
    { kind: 'work', items: [{ name: 'Analytical Engine', roles: [{ position: 'Author', highlights: bullets }] }] },
    { kind: 'skills', items: [{ name: 'Analysis', keywords }] },
  ],
});
