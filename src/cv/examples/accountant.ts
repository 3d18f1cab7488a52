import type { ExampleContent } from './build.ts';

export const accountant: ExampleContent = {
  headline: 'Management accountant',
  summary:
    'Qualified accountant with ten years in manufacturing and audit. I close the books early, explain the numbers to people who don’t love numbers, and leave every process with fewer steps than it had.',
  sections: {
    work: [
      {
        name: 'Example Manufacturing',
        companyDescription: 'Maker of packaging machines, $85 million in revenue',
        location: 'Example City',
        roles: [
          {
            position: 'Senior management accountant',
            start: '2020-06',
            ongoing: true,
            highlights: [
              'Shortened the month-end close from nine working days to **four** by reconciling weekly and automating 60 standard entries.',
              'Uncovered $310,000 in yearly losses in spare parts with a new margin report by product family.',
              'Prepare budget and rolling forecast with eleven department heads; the variance for the year stayed below 2%.',
              'Supervise two accounting assistants and a trainee.',
            ],
          },
          {
            position: 'Management accountant',
            start: '2017-10',
            end: '2020-05',
            highlights: [
              'Introduced standard costing for 1,400 items during the change to a new ERP system.',
              'Negotiated payment terms with the ten largest suppliers, which freed $1.2 million in working capital.',
            ],
          },
        ],
      },
      {
        name: 'Sample & Sample Auditors',
        location: 'Sampletown',
        roles: [
          {
            position: 'Audit associate',
            start: '2014-09',
            end: '2017-09',
            highlights: [
              'Audited annual financial statements of 35 companies with up to 400 employees, on site and on schedule.',
              'Devised a sampling sheet for inventory counts that the whole office adopted.',
            ],
          },
        ],
      },
    ],
    certificates: [
      { name: 'Chartered management accountant', issuer: 'Example Institute of Accountants', date: '2018-05' },
      {
        name: 'International reporting standards, diploma',
        issuer: 'Example Institute of Accountants',
        date: '2021-11',
      },
    ],
    education: [
      {
        institution: 'Example University',
        studyType: 'BSc',
        area: 'Accounting and Finance',
        score: '3.5 GPA',
        start: '2011-09',
        end: '2014-06',
        courses: ['Corporate finance', 'Tax', 'Business law'],
      },
    ],
    skills: [
      { name: 'Accounting', level: 5, keywords: ['Month-end close', 'Standard costing', 'IFRS', 'Consolidation'] },
      { name: 'Planning', level: 4, keywords: ['Budgeting', 'Forecasting', 'Cash flow'] },
      { name: 'Systems', level: 4, keywords: ['SAP', 'Excel with Power Query', 'SQL', 'Power BI'] },
    ],
    languages: [
      { language: 'English', fluency: 'Native', cefr: 'native' },
      { language: 'German', fluency: 'Working proficiency', cefr: 'B2' },
    ],
    volunteer: [
      {
        organization: 'Example Youth Club',
        position: 'Treasurer',
        start: '2018',
        ongoing: true,
        highlights: ['Keep the books of 240 members and won two grants for a new sports ground.'],
      },
    ],
  },
};
