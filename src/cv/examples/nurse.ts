import type { ExampleContent } from './build.ts';

export const nurse: ExampleContent = {
  headline: 'Registered nurse, intensive care',
  summary:
    'Intensive care nurse with eight years at the bedside of ventilated and postoperative patients. Calm in emergencies, precise in documentation, and glad to teach.',
  sections: {
    work: [
      {
        name: 'Example Hospital',
        companyDescription: 'Teaching hospital, 640 beds',
        location: 'Example City',
        roles: [
          {
            position: 'Charge nurse, intensive care unit',
            start: '2021-02',
            ongoing: true,
            highlights: [
              'Lead shifts of nine nurses on an 18-bed unit, from assignments to handoff with the medical team.',
              'Lowered central-line infections from 2.1 to **0.6 per 1,000 line days** with a daily checklist and a second person at each insertion.',
              'Rewrote the onboarding for new staff; first-year turnover dropped from 24% to 9%.',
              'Coordinate family meetings with palliative care for patients at the end of life.',
            ],
          },
          {
            position: 'Staff nurse, intensive care unit',
            start: '2018-05',
            end: '2021-01',
            highlights: [
              'Cared for up to two ventilated patients a shift, including renal replacement therapy and prone positioning.',
              'Trained 14 colleagues on new infusion pumps before rollout.',
            ],
          },
        ],
      },
      {
        name: 'Sample General Hospital',
        location: 'Sampletown',
        roles: [
          {
            position: 'Registered nurse, surgical unit',
            start: '2016-09',
            end: '2018-04',
            highlights: [
              'Managed postoperative care of five to six patients a shift after abdominal and orthopedic surgery.',
              'Caught early signs of sepsis in several patients by scoring every patient on each round; all were treated without delay.',
            ],
          },
        ],
      },
    ],
    certificates: [
      {
        name: 'Registered nurse (RN)',
        issuer: 'Example Board of Nursing',
        date: '2016-08',
        credentialId: 'EXAMPLE-0000',
      },
      {
        name: 'Advanced cardiovascular life support (ACLS)',
        issuer: 'Example Heart Association',
        date: '2025-03',
        expires: '2027-03',
      },
      { name: 'Clinical preceptor', issuer: 'Example University', date: '2020-11' },
    ],
    education: [
      {
        institution: 'Example University',
        studyType: 'Bachelor of Science',
        area: 'Nursing',
        start: '2012-08',
        end: '2016-05',
        courses: ['Pathophysiology', 'Pharmacology', 'Critical care'],
      },
    ],
    skills: [
      {
        name: 'Critical care',
        level: 5,
        keywords: ['Mechanical ventilation', 'Hemodynamic monitoring', 'Renal replacement therapy', 'Sepsis protocols'],
      },
      {
        name: 'Safety and quality',
        level: 4,
        keywords: ['Infection prevention', 'Medication safety', 'Chart audits'],
      },
      { name: 'People', level: 5, keywords: ['Family communication', 'Mentoring', 'Shift coordination'] },
    ],
    languages: [
      { language: 'English', fluency: 'Native', cefr: 'native' },
      { language: 'Portuguese', fluency: 'Conversational', cefr: 'B1' },
    ],
    volunteer: [
      {
        organization: 'Example First Aid Society',
        position: 'CPR instructor',
        start: '2019',
        ongoing: true,
        highlights: ['Teach CPR at six schools a year; about 400 students trained so far.'],
      },
    ],
  },
};
