import type { ExampleContent } from './build.ts';

export const projectManager: ExampleContent = {
  headline: 'Project manager, infrastructure and IT',
  summary:
    'Project manager for projects with many stakeholders and a fixed deadline. I keep plans short, write risks down and report bad news early; eleven of my last twelve projects ended on time and within budget.',
  sections: {
    work: [
      {
        name: 'Example Rail',
        companyDescription: 'Regional rail operator, 3,200 employees',
        location: 'Example City',
        roles: [
          {
            position: 'Senior project manager',
            start: '2021-01',
            ongoing: true,
            highlights: [
              'Led the replacement of ticket machines at 140 stations: $18 million, nine suppliers, 24 months.',
              'Completed the switchover in a single weekend after a rehearsal on a closed line; **no station lost an hour of sales**.',
              'Set up a 30-minute weekly risk review that has caught four delays before they cost anything.',
              'Report to a steering committee of board members, union representatives and public officials.',
            ],
          },
          {
            position: 'Project manager',
            start: '2017-05',
            end: '2020-12',
            highlights: [
              'Delivered a new control room three weeks ahead of schedule and 6% under budget.',
              'Merged the plans of five departments into one, clearing a backlog of 80 open decisions.',
            ],
          },
        ],
      },
      {
        name: 'Sample Consulting',
        location: 'Sampletown',
        roles: [
          {
            position: 'Consultant, project management office',
            start: '2014-10',
            end: '2017-04',
            highlights: [
              'Rescued a delayed warehouse system for a retailer: cut its scope by a third with its users and went live in five months.',
              'Coached twelve first-time project managers in planning, estimates and difficult conversations.',
            ],
          },
        ],
      },
    ],
    projects: [
      {
        name: 'Ticket machines (example)',
        entity: 'Example Rail',
        start: '2022-03',
        end: '2024-02',
        roles: ['Project manager'],
        description: 'New machines, a new fare system and training for 400 employees, in one project.',
        highlights: ['Customer satisfaction with ticket purchases rose from 61% to 83%.'],
        keywords: ['Procurement', 'Change management'],
      },
    ],
    certificates: [
      {
        name: 'Senior project manager',
        issuer: 'Example Project Management Association',
        date: '2025-06',
        expires: '2028-06',
      },
      { name: 'Scrum master', issuer: 'Example Agile Institute', date: '2016-02' },
    ],
    skills: [
      { name: 'Planning', level: 5, keywords: ['Critical path', 'Earned value', 'Risk management', 'Procurement'] },
      { name: 'Leadership', level: 5, keywords: ['Stakeholder management', 'Negotiation', 'Facilitation', 'Coaching'] },
      { name: 'Ways of working', level: 4, keywords: ['Waterfall', 'Scrum', 'Kanban', 'Microsoft Project', 'Jira'] },
    ],
    education: [
      {
        institution: 'Example University',
        studyType: 'Bachelor of Science',
        area: 'Industrial Engineering',
        score: '3.7 GPA',
        start: '2010-08',
        end: '2014-05',
      },
    ],
    languages: [
      { language: 'English', fluency: 'Native', cefr: 'native' },
      { language: 'Italian', fluency: 'Working proficiency', cefr: 'B2' },
    ],
  },
};
