import type { ExampleContent } from './build.ts';

export const electrician: ExampleContent = {
  headline: 'Master electrician, building and solar installations',
  summary:
    'Electrician with twelve years on construction sites and in mechanical rooms, four of them with a crew of my own. Clean work, complete records, and no lost-time accidents since 2019.',
  sections: {
    work: [
      {
        name: 'Example Electrical Services',
        companyDescription: 'Contractor for residential and commercial buildings, 45 employees',
        location: 'Example City',
        roles: [
          {
            position: 'Site supervisor',
            start: '2020-03',
            ongoing: true,
            highlights: [
              'Run three to four sites at a time with a crew of eight, from first drawings to final inspection.',
              'Finished the wiring of 96 apartments **five weeks early** by prefabricating distribution panels in the shop.',
              'Commissioned 130 solar systems with battery storage, totaling 1.6 MW; four service calls for faults in three years.',
              'Mentor two apprentices a year; all six so far passed their exam on the first try.',
            ],
          },
          {
            position: 'Electrician',
            start: '2016-04',
            end: '2020-02',
            highlights: [
              'Wired schools, stores and a swimming pool to plan, including emergency lighting and fire alarms.',
              'Replaced the switchgear of a working bakery in eleven nights without stopping production.',
            ],
          },
        ],
      },
      {
        name: 'Sample Elevators',
        location: 'Sampletown',
        roles: [
          {
            position: 'Service electrician',
            start: '2013-08',
            end: '2016-03',
            highlights: [
              'Maintained 70 elevators on a fixed route; repeat faults fell by a quarter.',
              'Located faults in control cabinets dating from the 1970s to today, with or without drawings.',
            ],
          },
        ],
      },
    ],
    certificates: [
      { name: 'Master electrician', issuer: 'Example Licensing Board', date: '2019-11' },
      { name: 'Medium-voltage work up to 35 kV', issuer: 'Example Training Center', date: '2021-05' },
      { name: 'First aid and CPR', issuer: 'Example First Aid Society', date: '2025-09', expires: '2027-09' },
    ],
    education: [
      {
        institution: 'Example Technical College',
        studyType: 'Apprenticeship',
        area: 'Electrical and building systems',
        start: '2009-08',
        end: '2013-07',
      },
    ],
    skills: [
      {
        name: 'Installation',
        level: 5,
        keywords: ['Low-voltage systems', 'Distribution panels', 'Building automation', 'Fire alarms'],
      },
      { name: 'Solar', level: 5, keywords: ['Inverters', 'Battery storage', 'Grid interconnection'] },
      { name: 'Testing', level: 4, keywords: ['Acceptance testing', 'Thermography', 'Test records'] },
      {
        name: 'On site',
        level: 4,
        keywords: ['Takeoffs', 'Material ordering', 'Working at heights', 'Blueprint reading'],
      },
    ],
    languages: [
      { language: 'English', fluency: 'Native', cefr: 'native' },
      { language: 'Polish', fluency: 'Conversational', cefr: 'B1' },
    ],
  },
};
