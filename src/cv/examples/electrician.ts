import type { ExampleContent } from './build.ts';

export const electrician: ExampleContent = {
  headline: 'Master electrician, building and solar installations',
  summary:
    'Electrician with twelve years on construction sites and in plant rooms, four of them with a crew of my own. Clean work, complete records, and no day lost to an accident since 2019.',
  sections: {
    work: [
      {
        name: 'Example Electrical Services',
        companyDescription: 'Contractor for residential and commercial buildings, 45 people',
        location: 'Example City',
        roles: [
          {
            position: 'Site supervisor',
            start: '2020-03',
            ongoing: true,
            highlights: [
              'Run three to four sites at a time with a crew of eight, from the first drawing to acceptance.',
              'Delivered the installation of 96 apartments **five weeks early** by prefabricating distribution boards in the workshop.',
              'Commissioned 130 solar systems with storage, together 1.6 MW; four service calls for faults in three years.',
              'Guide two apprentices a year; all six so far passed on the first try.',
            ],
          },
          {
            position: 'Electrician',
            start: '2016-04',
            end: '2020-02',
            highlights: [
              'Wired schools, shops and a swimming pool to plan, including emergency lighting and fire alarms.',
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
      { name: 'Master electrician', issuer: 'Example Chamber of Crafts', date: '2019-11' },
      { name: 'Work on high-voltage installations up to 30 kV', issuer: 'Example Training Center', date: '2021-05' },
      { name: 'Workplace first aid', issuer: 'Example First Aiders', date: '2024-02', expires: '2026-02' },
    ],
    education: [
      {
        institution: 'Example Vocational College',
        studyType: 'Apprenticeship',
        area: 'Electrician, energy and building systems',
        score: 'Good',
        start: '2010-08',
        end: '2013-07',
      },
    ],
    skills: [
      { name: 'Installation', level: 5, keywords: ['Low voltage', 'Distribution boards', 'KNX', 'Fire alarms'] },
      { name: 'Solar', level: 5, keywords: ['Inverters', 'Battery storage', 'Grid connection'] },
      { name: 'Testing', level: 4, keywords: ['Initial verification', 'Thermography', 'Test records'] },
      { name: 'On site', level: 4, keywords: ['Measuring', 'Ordering', 'Working at height', 'Van driving'] },
    ],
    languages: [
      { language: 'English', fluency: 'Native', cefr: 'native' },
      { language: 'Polish', fluency: 'Conversational', cefr: 'B1' },
    ],
  },
};
