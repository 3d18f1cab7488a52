import type { ExampleContent } from './build.ts';

export const accountant: ExampleContent = {
  headline: 'Management accountant',
  summary:
    'Certified management accountant with ten years in manufacturing and audit. I close the books early, explain the numbers to people who don’t love numbers, and leave every process with fewer steps than it had.',
  sections: {
    work: [
      {
        name: 'Example Manufacturing',
        companyDescription: 'Maker of packaging machinery, $85 million in annual revenue',
        location: 'Example City',
        roles: [
          {
            position: 'Senior management accountant',
            start: '2020-06',
            ongoing: true,
            highlights: [
              'Shortened the month-end close from nine working days to **four** by reconciling weekly and automating 60 standard entries.',
              'Uncovered $310,000 in annual losses on spare parts with a new margin report by product family.',
              'Prepare the budget and rolling forecast with eleven department heads; full-year variance has stayed below 2%.',
              'Supervise two accounting assistants and an intern.',
            ],
          },
          {
            position: 'Management accountant',
            start: '2017-10',
            end: '2020-05',
            highlights: [
              'Introduced standard costing for 1,400 items during the move to a new ERP system.',
              'Negotiated payment terms with the ten largest suppliers, freeing up $1.2 million in working capital.',
            ],
          },
        ],
      },
      {
        name: 'Sample & Sample CPAs',
        location: 'Sampletown',
        roles: [
          {
            position: 'Audit associate',
            start: '2014-09',
            end: '2017-09',
            highlights: [
              'Audited annual financial statements of 35 companies with up to 400 employees, on site and on schedule.',
              'Devised a sampling worksheet for inventory counts that the whole office adopted.',
            ],
          },
        ],
      },
    ],
    certificates: [
      { name: 'Certified management accountant (CMA)', issuer: 'Example Institute of Accountants', date: '2018-05' },
      {
        name: 'International financial reporting standards',
        issuer: 'Example Institute of Accountants',
        date: '2021-11',
      },
    ],
    education: [
      {
        institution: 'Example University',
        studyType: 'Bachelor of Science',
        area: 'Accounting and Finance',
        score: '3.5 GPA',
        start: '2010-08',
        end: '2014-05',
        courses: ['Corporate finance', 'Taxation', 'Business law'],
      },
    ],
    skills: [
      {
        name: 'Accounting',
        level: 5,
        keywords: ['Month-end close', 'Standard costing', 'GAAP and IFRS', 'Consolidation'],
      },
      { name: 'Planning', level: 4, keywords: ['Budgeting', 'Forecasting', 'Cash flow'] },
      { name: 'Systems', level: 4, keywords: ['SAP', 'Excel with Power Query', 'SQL', 'Power BI'] },
    ],
    languages: [
      { language: 'English', fluency: 'Native', cefr: 'native' },
      { language: 'German', fluency: 'Working proficiency', cefr: 'B2' },
    ],
    volunteer: [
      {
        organization: 'Example Youth Sports Club',
        position: 'Treasurer',
        start: '2018',
        ongoing: true,
        highlights: ['Keep the books for a club of 240 members; won two grants for a new athletic field.'],
      },
    ],
  },
};
