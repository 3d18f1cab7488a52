import type { ExampleContent } from './build.ts';

export const nurse: ExampleContent = {
  headline: 'Registered nurse, intensive care',
  summary:
    'Intensive care nurse with eight years at the bedside of ventilated and postoperative patients. Calm in emergencies, exact in documentation, and glad to teach.',
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
              'Lead shifts of nine nurses on a unit of 18 beds, from allocation to handover with the medical team.',
              'Lowered central-line infections from 2.1 to **0.6 per 1,000 days** with a daily checklist and a second person at each insertion.',
              'Rewrote the onboarding for new staff; turnover in the first year dropped from 24% to 9%.',
              'Coordinate family meetings together with palliative care for patients at the end of life.',
            ],
          },
          {
            position: 'Staff nurse, intensive care unit',
            start: '2018-05',
            end: '2021-01',
            highlights: [
              'Cared for up to two ventilated patients a shift, including renal replacement therapy and prone positioning.',
              'Trained 14 colleagues on the new infusion pumps before they arrived.',
            ],
          },
        ],
      },
      {
        name: 'Sample General Clinic',
        location: 'Sampletown',
        roles: [
          {
            position: 'Registered nurse, surgical ward',
            start: '2016-09',
            end: '2018-04',
            highlights: [
              'Managed postoperative care of eight to ten patients a shift after abdominal and orthopedic surgery.',
              'Spotted early signs of sepsis in several patients by scoring patients on every round; none of them had to wait for treatment.',
            ],
          },
        ],
      },
    ],
    certificates: [
      { name: 'Registered nurse', issuer: 'Example Nursing Council', date: '2016-08', credentialId: 'EXAMPLE-0000' },
      { name: 'Advanced life support', issuer: 'Example Resuscitation Council', date: '2023-03', expires: '2027-03' },
      { name: 'Practice supervisor and assessor', issuer: 'Example University', date: '2020-11' },
    ],
    education: [
      {
        institution: 'Example University',
        studyType: 'BSc',
        area: 'Nursing',
        start: '2013-09',
        end: '2016-07',
        courses: ['Pathophysiology', 'Pharmacology', 'Critical care'],
      },
    ],
    skills: [
      {
        name: 'Critical care',
        level: 5,
        keywords: ['Mechanical ventilation', 'Hemodynamic monitoring', 'Renal replacement therapy', 'Sepsis pathways'],
      },
      {
        name: 'Safety and quality',
        level: 4,
        keywords: ['Infection prevention', 'Medication safety', 'Clinical audit'],
      },
      { name: 'People', level: 5, keywords: ['Family communication', 'Mentoring', 'Shift coordination'] },
    ],
    languages: [
      { language: 'English', fluency: 'Native', cefr: 'native' },
      { language: 'Portuguese', fluency: 'Conversational', cefr: 'B1' },
    ],
    volunteer: [
      {
        organization: 'Example First Aiders',
        position: 'Trainer',
        start: '2019',
        ongoing: true,
        highlights: ['Teach resuscitation at six schools a year, to about 400 students so far.'],
      },
    ],
  },
};
