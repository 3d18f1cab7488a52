/** The files of a LinkedIn export in its original format, for a fictional member. */
export const LINKEDIN_EXPORT: Readonly<Record<string, string>> = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
    'Ada,Lovelace,Byron,12 St James\'s Square,"Dec 10, 1815",Analyst,"Author of the *notes*.\n\nTranslator.",Mathematics,SW1,"London, England",[ada],"[PORTFOLIO:https://example.org/ada],[BLOG:https://example.org/blog]",[SKYPE:ada.l]\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.org,Yes,No,1/1/43\nada@example.org,Yes,Yes,7/10/43\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+44 20 7946 0101,Mobile\n12,+44 20 7946 0102,Work\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Analytical Engine,Analyst,"What it could do:\n• Wrote Note G\n• Corrected an error",London,Feb 1843,\n' +
    'Analytical Engine,Translator,"• From French. • Into English.",Ockham,1842,Jan 1843\n' +
    'Village school,Founder,- Taught,Ockham,Sep 1836,Jun 1840\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\n' +
    'Private lessons,1840,1842,With Augustus De Morgan,Lessons,Harp and horses\n',
  'Skills.csv': 'Name\nMathematics\nWriting\n',
  'Languages.csv': 'Name,Proficiency\nEnglish,Native or bilingual proficiency\nFrench,Full professional proficiency\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\n' +
    'Calculus,https://example.org/calculus,Augustus De Morgan,Jun 1842,Jun 1852,C-1\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nNote G,Bernoulli numbers,https://example.org/note-g,Oct 1842,Sep 1843\n',
  'Honors.csv': 'Title,Description,Issued On\nA language named Ada,For the first programmer,May 1979\n',
  'Publications.csv':
    'Name,Published On,Description,Publisher,Url\n' +
    'Sketch of the Analytical Engine,"Sep 1, 1843",With notes,Scientific Memoirs,https://example.org/sketch\n',
  'Volunteering.csv':
    'Company Name,Role,Cause,Started On,Finished On,Description\nVillage school,Founder,Education,1836,,Taught the children\n',
  'Courses.csv': 'Name,Number\nDifferential equations,M-7\n',
  'Recommendations_Received.csv':
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\n' +
    'Charles,Babbage,Difference Engine,Inventor,The enchantress of number,"09/09/43, 10:00 AM",VISIBLE\n' +
    'Luigi,Menabrea,Scientific Memoirs,Author,A careful translator,"09/10/43, 10:00 AM",HIDDEN\n',
  'Connections.csv':
    'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\n' +
    'First Name,Last Name,URL,Email Address,Company,Position,Connected On\nMary,Somerville,,mary@example.org,,,10 Dec 1834\n',
  'messages.csv': 'CONVERSATION ID,FROM,TO,CONTENT\n1,Mary Somerville,Ada Lovelace,Come to tea\n',
};
