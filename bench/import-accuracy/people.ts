import type { ExampleContent } from '../../src/cv/examples/build.ts';

/** A CV as its owner would know it, in one language. */
export type Person = {
  name: string;
  language: string;
  email: string;
  phone: string;
  city: string;
  country: string;
  url: string;
  github: string;
  content: ExampleContent;
};

/** Invented people with usual careers, in the languages whose CVs are read. */
export const PEOPLE: readonly Person[] = [
  {
    ...{ name: 'Jonas Weber', language: 'de', email: 'jonas.weber@beispiel.de', phone: '+49 30 901820' },
    ...{ city: 'Berlin', country: 'Deutschland', url: 'https://jonasweber.beispiel.de', github: 'jonasweber' },
    content: {
      headline: 'Softwareentwickler',
      summary:
        'Softwareentwickler mit acht Jahren Erfahrung in verteilten Systemen. Ich mag klare Schnittstellen, kleine Teams und Software, die nachts niemanden weckt.',
      sections: {
        work: [
          {
            ...{ name: 'Hafenlogistik GmbH', location: 'Hamburg' },
            roles: [
              {
                ...{ position: 'Leitender Softwareentwickler', start: '2020-04', ongoing: true },
                highlights: [
                  'Baute die Disposition von 400 Lastwagen am Tag neu auf und senkte die Leerfahrten um 18 Prozent.',
                  'Leite ein Team von fünf Entwicklerinnen und Entwicklern.',
                  'Führte Bereitschaftsdienste ein, die im Schnitt einmal im Monat gerufen werden.',
                ],
              },
            ],
          },
          {
            ...{ name: 'Nordlicht Software AG', location: 'Kiel' },
            roles: [
              {
                ...{ position: 'Softwareentwickler', start: '2016-09', end: '2020-03' },
                highlights: [
                  'Entwickelte das Abrechnungssystem für 60 Stadtwerke in Java und PostgreSQL.',
                  'Verkürzte den nächtlichen Lauf von sechs Stunden auf 40 Minuten.',
                ],
              },
            ],
          },
        ],
        education: [
          {
            ...{ institution: 'Technische Universität Berlin', studyType: 'Master of Science', area: 'Informatik' },
            ...{ location: 'Berlin', start: '2014-10', end: '2016-08', score: '1,3' },
          },
          {
            ...{ institution: 'Christian-Albrechts-Universität', studyType: 'Bachelor of Science', area: 'Informatik' },
            ...{ location: 'Kiel', start: '2011-10', end: '2014-09' },
          },
        ],
        skills: [
          { name: 'Programmiersprachen', keywords: ['Java', 'Kotlin', 'Python', 'SQL'] },
          { name: 'Werkzeuge', keywords: ['Docker', 'Kubernetes', 'Git'] },
        ],
        languages: [
          { language: 'Deutsch', fluency: 'Muttersprache', cefr: 'native' },
          { language: 'Englisch', fluency: 'verhandlungssicher', cefr: 'C1' },
        ],
        certificates: [
          { name: 'Certified Kubernetes Administrator', issuer: 'Cloud Native Computing Foundation', date: '2021-05' },
        ],
      },
    },
  },
  {
    ...{ name: 'Claire Moreau', language: 'fr', email: 'claire.moreau@exemple.fr', phone: '+33 1 99 00 12 34' },
    ...{ city: 'Lyon', country: 'France', url: 'https://clairemoreau.exemple.fr', github: 'cmoreau' },
    content: {
      headline: 'Cheffe de projet marketing',
      summary:
        'Cheffe de projet depuis dix ans dans l’industrie et les services. J’aime les objectifs chiffrés et les équipes qui se parlent.',
      sections: {
        work: [
          {
            ...{ name: 'Groupe Lumière SA', location: 'Lyon' },
            roles: [
              {
                ...{ position: 'Cheffe de projet marketing', start: '2019-01', ongoing: true },
                highlights: [
                  'Lancement de quatre gammes de produits dans six pays, avec un budget de deux millions d’euros.',
                  'Encadrement de trois chargés de communication et de deux alternants.',
                ],
              },
            ],
          },
          {
            ...{ name: 'Agence Horizon', location: 'Paris' },
            roles: [
              {
                ...{ position: 'Chargée de communication', start: '2014-09', end: '2018-12' },
                highlights: [
                  'Rédaction des lettres d’information, lues par 40 000 abonnés.',
                  'Refonte du site, dont le trafic a doublé en un an.',
                ],
              },
            ],
          },
        ],
        education: [
          {
            ...{ institution: 'Université Lumière Lyon 2', studyType: 'Master', area: 'Marketing et communication' },
            ...{ location: 'Lyon', start: '2012', end: '2014' },
          },
          {
            ...{ institution: 'Lycée du Parc', studyType: 'Baccalauréat', area: 'Sciences économiques' },
            ...{ location: 'Lyon', start: '2008', end: '2011' },
          },
        ],
        skills: [
          { name: 'Outils', keywords: ['Photoshop', 'Excel', 'WordPress'] },
          { name: 'Méthodes', keywords: ['Étude de marché', 'Gestion de budget'] },
        ],
        languages: [
          { language: 'Français', fluency: 'langue maternelle', cefr: 'native' },
          { language: 'Anglais', fluency: 'courant', cefr: 'C1' },
          { language: 'Italien', cefr: 'B1' },
        ],
        interests: [{ name: 'Randonnée' }, { name: 'Photographie' }],
      },
    },
  },
  {
    ...{
      name: 'Lucía Fernández Ortega',
      language: 'es',
      email: 'lucia.fernandez@ejemplo.es',
      phone: '+34 910 12 34 56',
    },
    ...{ city: 'Valencia', country: 'España', url: 'https://luciafernandez.ejemplo.es', github: 'luciafo' },
    content: {
      headline: 'Arquitecta de software',
      summary:
        'Arquitecta de software con doce años de experiencia en banca y sanidad. Diseño sistemas que se entienden sin manual.',
      sections: {
        work: [
          {
            ...{ name: 'Banco del Levante', location: 'Valencia' },
            roles: [
              {
                ...{ position: 'Arquitecta de software', start: '2018-03', ongoing: true },
                highlights: [
                  'Diseñé la plataforma de pagos que procesa dos millones de operaciones al día.',
                  'Reduje el tiempo de despliegue de dos semanas a una hora.',
                ],
              },
              {
                ...{ position: 'Analista programadora', start: '2014-06', end: '2018-02' },
                highlights: ['Migré 300 procesos de COBOL a Java sin parar el servicio.'],
              },
            ],
          },
          {
            ...{ name: 'Hospital Universitario La Fe', location: 'Valencia' },
            roles: [
              {
                ...{ position: 'Desarrolladora', start: '2011-09', end: '2014-05' },
                highlights: ['Creé la agenda de consultas que usan 200 médicos.'],
              },
            ],
          },
        ],
        education: [
          {
            ...{
              institution: 'Universidad Politécnica de Valencia',
              studyType: 'Grado',
              area: 'Ingeniería Informática',
            },
            ...{ location: 'Valencia', start: '2006', end: '2011' },
          },
        ],
        skills: [
          { name: 'Lenguajes', keywords: ['Java', 'TypeScript', 'SQL'] },
          { name: 'Nube', keywords: ['AWS', 'Terraform'] },
        ],
        languages: [
          { language: 'Español', fluency: 'lengua materna', cefr: 'native' },
          { language: 'Inglés', fluency: 'avanzado', cefr: 'C1' },
        ],
        volunteer: [
          {
            ...{ organization: 'Asociación Código Abierto', position: 'Voluntaria', location: 'Valencia' },
            ...{ start: '2019', ongoing: true, highlights: ['Imparto talleres de programación para jóvenes.'] },
          },
        ],
      },
    },
  },
  {
    ...{ name: 'Mehmet Yılmaz', language: 'tr', email: 'mehmet.yilmaz@ornek.com.tr', phone: '+90 212 555 01 23' },
    ...{ city: 'İstanbul', country: 'Türkiye', url: 'https://mehmetyilmaz.ornek.com.tr', github: 'myilmaz' },
    content: {
      headline: 'Makine mühendisi',
      summary:
        'Otomotiv sektöründe dokuz yıl deneyimli makine mühendisi. Üretim hatlarını sadeleştiririm ve sonuçları ölçerim.',
      sections: {
        work: [
          {
            ...{ name: 'Marmara Otomotiv A.Ş.', location: 'Bursa' },
            roles: [
              {
                ...{ position: 'Kıdemli makine mühendisi', start: '2019-05', ongoing: true },
                highlights: [
                  'Kaynak hattının duruş süresini yüzde 30 azalttım.',
                  'Altı kişilik bir bakım ekibini yönetiyorum.',
                ],
              },
            ],
          },
          {
            ...{ name: 'Anadolu Makine Ltd. Şti.', location: 'Ankara' },
            roles: [
              {
                ...{ position: 'Tasarım mühendisi', start: '2015-07', end: '2019-04' },
                highlights: ['Üç boyutlu modellerle yeni bir pompa ailesi tasarladım.'],
              },
            ],
          },
        ],
        education: [
          {
            ...{ institution: 'Orta Doğu Teknik Üniversitesi', studyType: 'Lisans', area: 'Makine Mühendisliği' },
            ...{ location: 'Ankara', start: '2010', end: '2015' },
          },
        ],
        skills: [{ name: 'Yazılım', keywords: ['SolidWorks', 'AutoCAD', 'MATLAB'] }],
        languages: [
          { language: 'Türkçe', fluency: 'ana dili', cefr: 'native' },
          { language: 'İngilizce', fluency: 'ileri', cefr: 'C1' },
        ],
        certificates: [{ name: 'Proje Yönetimi Uzmanı', issuer: 'Proje Yönetim Enstitüsü', date: '2020-02' }],
      },
    },
  },
  {
    ...{ name: 'Priya Raman', language: 'en', email: 'priya.raman@example.com', phone: '+1 415 555 0132' },
    ...{ city: 'San Francisco', country: 'CA', url: 'https://priyaraman.example.com', github: 'praman' },
    content: {
      headline: 'Staff Software Engineer',
      summary:
        'Engineer who has built payment systems for a decade. I care about boring deployments, measured latency and teams that can sleep.',
      sections: {
        work: [
          {
            ...{ name: 'Harbor Payments, Inc.', location: 'San Francisco, CA' },
            roles: [
              {
                ...{ position: 'Staff Software Engineer', start: '2021-02', ongoing: true },
                highlights: [
                  'Led the migration of 140 services to a single deployment pipeline, cutting lead time from days to 25 minutes.',
                  'Designed an idempotent ledger in Go and PostgreSQL that settles $3B a year.',
                  'Mentor six engineers; two were promoted in 2023.',
                ],
              },
              {
                ...{ position: 'Senior Software Engineer', start: '2018-06', end: '2021-01' },
                highlights: ['Cut p99 latency of the checkout from 900 ms to 210 ms.'],
              },
            ],
          },
          {
            ...{ name: 'Bluebird Analytics LLC', location: 'Austin, TX' },
            roles: [
              {
                ...{ position: 'Software Engineer', start: '2014-08', end: '2018-05' },
                highlights: [
                  'Built the event pipeline with Kafka and Spark.',
                  'Wrote the on-call handbook that the company still uses.',
                ],
              },
            ],
          },
        ],
        projects: [
          {
            ...{ name: 'ledgerfuzz', url: 'https://github.com/praman/ledgerfuzz', start: '2022' },
            description: 'A property-based fuzzer for double-entry ledgers.',
            highlights: ['1,200 stars and 30 contributors.'],
          },
        ],
        education: [
          {
            ...{
              institution: 'University of Texas at Austin',
              studyType: 'Bachelor of Science',
              area: 'Computer Science',
            },
            ...{ location: 'Austin, TX', start: '2010', end: '2014', score: '3.8' },
          },
        ],
        skills: [
          { name: 'Languages', keywords: ['Go', 'Python', 'TypeScript'] },
          { name: 'Infrastructure', keywords: ['Kubernetes', 'Terraform', 'AWS'] },
        ],
        languages: [
          { language: 'English', fluency: 'Native', cefr: 'native' },
          { language: 'Tamil', fluency: 'Fluent' },
        ],
        awards: [{ title: 'Engineering Excellence Award', awarder: 'Harbor Payments', date: '2022' }],
      },
    },
  },
  {
    ...{ name: 'أحمد السيد', language: 'ar', email: 'ahmed.elsayed@example.com', phone: '+20 2 2555 0123' },
    ...{ city: 'القاهرة', country: 'مصر', url: 'https://ahmed.example.com', github: 'ahmedelsayed' },
    content: {
      headline: 'مهندس برمجيات',
      summary: 'مهندس برمجيات بخبرة ثماني سنوات في تطوير الأنظمة المالية. أهتم ببساطة التصميم وجودة الاختبارات.',
      sections: {
        work: [
          {
            ...{ name: 'شركة النيل للتقنية', location: 'القاهرة' },
            roles: [
              {
                ...{ position: 'مهندس برمجيات أول', start: '2019-03', ongoing: true },
                highlights: ['طورت منصة الدفع التي يستخدمها مليون عميل.', 'أشرفت على فريق من خمسة مهندسين.'],
              },
            ],
          },
          {
            ...{ name: 'بنك الدلتا', location: 'الإسكندرية' },
            roles: [
              {
                ...{ position: 'مبرمج', start: '2015-07', end: '2019-02' },
                highlights: ['نقلت نظام الحسابات إلى قاعدة بيانات حديثة دون توقف الخدمة.'],
              },
            ],
          },
        ],
        education: [
          {
            ...{ institution: 'جامعة القاهرة', studyType: 'بكالوريوس', area: 'علوم الحاسب', location: 'القاهرة' },
            ...{ start: '2010', end: '2014' },
          },
        ],
        skills: [{ name: 'لغات البرمجة', keywords: ['Java', 'Python', 'SQL'] }],
        languages: [
          { language: 'العربية', fluency: 'اللغة الأم', cefr: 'native' },
          { language: 'الإنجليزية', fluency: 'متقدم', cefr: 'C1' },
        ],
      },
    },
  },
  {
    ...{ name: '佐藤 美咲', language: 'ja', email: 'misaki.sato@example.jp', phone: '+81 3 5555 0123' },
    ...{ city: '東京都', country: '日本', url: 'https://sato.example.jp', github: 'misakisato' },
    content: {
      headline: 'ソフトウェアエンジニア',
      summary: '金融システムの開発に八年間携わってきました。わかりやすい設計と自動テストを大切にしています。',
      sections: {
        work: [
          {
            ...{ name: '株式会社みなとテック', location: '東京都' },
            roles: [
              {
                ...{ position: 'シニアエンジニア', start: '2019-04', ongoing: true },
                highlights: ['決済基盤を再設計し、処理時間を半分に短縮した。', '五人のチームを率いている。'],
              },
            ],
          },
          {
            ...{ name: '関西情報システム株式会社', location: '大阪市' },
            roles: [
              {
                ...{ position: 'システムエンジニア', start: '2015-04', end: '2019-03' },
                highlights: ['在庫管理システムを開発し、三十店舗に導入した。'],
              },
            ],
          },
        ],
        education: [
          {
            ...{ institution: '京都大学', studyType: '学士', area: '情報学', location: '京都市' },
            ...{ start: '2011-04', end: '2015-03' },
          },
        ],
        skills: [{ name: 'プログラミング', keywords: ['Java', 'Kotlin', 'SQL'] }],
        languages: [
          { language: '日本語', fluency: '母語', cefr: 'native' },
          { language: '英語', fluency: 'ビジネスレベル', cefr: 'B2' },
        ],
      },
    },
  },
];
