import type { ExampleContent } from './build.ts';

export const designer: ExampleContent = {
  headline: 'Product designer',
  summary:
    'Product designer for tools that people use all day. I work closely with engineers from the first interview to the last component state, and treat accessibility as part of the design, not the cleanup.',
  sections: {
    work: [
      {
        name: 'Example Health Apps',
        companyDescription: 'Appointment and records software for 900 medical practices',
        location: 'Example City',
        roles: [
          {
            position: 'Lead product designer',
            start: '2022-01',
            ongoing: true,
            highlights: [
              'Redesigned booking after 32 interviews in waiting rooms; calls to the front desk fell by **41%**.',
              'Built a design system of 64 components with engineering, tested with screen readers and in right-to-left languages.',
              'Introduced usability tests every two weeks; four of last year’s ten biggest changes started there.',
            ],
          },
          {
            position: 'Product designer',
            start: '2019-03',
            end: '2021-12',
            highlights: [
              'Simplified the prescription form from 27 fields to 9, which halved the time to fill it out.',
              'Shaped the first mobile version, rated 4.7 out of 5 by patients a year after launch.',
            ],
          },
        ],
      },
      {
        name: 'Sample Studio',
        companyDescription: 'Design agency for public institutions',
        location: 'Sampletown',
        roles: [
          {
            position: 'Visual designer',
            start: '2016-06',
            end: '2019-02',
            highlights: [
              'Created wayfinding and a website for a city library; attendance at its events rose by a third.',
              'Drew a set of 140 icons that twelve public agencies still use.',
            ],
          },
        ],
      },
    ],
    projects: [
      {
        name: 'Readable Bus Schedules (example)',
        type: 'Personal project',
        url: 'https://example.org/bus-schedules',
        start: '2021',
        end: '2022',
        roles: ['Concept', 'Typography'],
        description: 'Bus schedules that are legible at night, without glasses and from a wheelchair.',
        highlights: ['Tested at three stops with 50 passengers, then adopted by a local transit agency.'],
        keywords: ['Information design', 'Field research'],
      },
    ],
    skills: [
      { name: 'Design', level: 5, keywords: ['Interaction design', 'Design systems', 'Typography', 'Prototyping'] },
      { name: 'Research', level: 4, keywords: ['Interviews', 'Usability tests', 'Surveys'] },
      { name: 'Craft', level: 4, keywords: ['Figma', 'HTML and CSS', 'Accessibility (WCAG 2.2)'] },
    ],
    education: [
      {
        institution: 'Example School of Art',
        studyType: 'Bachelor of Fine Arts',
        area: 'Communication Design',
        start: '2012',
        end: '2016',
        summary: 'Semester abroad at Sample Institute of Design.',
      },
    ],
    awards: [
      {
        title: 'Accessible Service of the Year',
        awarder: 'Example Design Council',
        date: '2023-10',
        summary: 'For the redesign of booking, with the whole team.',
      },
    ],
    languages: [
      { language: 'English', fluency: 'Native', cefr: 'native' },
      { language: 'French', fluency: 'Fluent', cefr: 'C1' },
    ],
  },
};
