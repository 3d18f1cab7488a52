import type { SpecimenWords } from './words.ts';

export const chinese: SpecimenWords = {
  language: 'zh',
  name: '埃达·洛芙莱斯',
  headline: '数学家，分析机著述者',
  location: { address: '圣詹姆斯广场12号', city: '伦敦', region: '大伦敦' },
  born: { label: '出生日期', value: '1815年12月10日' },
  letters: { label: '书信', value: '与德·摩根的通信' },
  summary: [
    '数学家。翻译并注释了梅纳布雷亚关于分析机的论文，其中写下了今天公认的**第一个公开发表的程序**。',
    '我探究机械背后的原理：凡是关系可以写下来的*任何事物*，而不仅仅是数字，机器究竟能对它做些什么。',
    '我的注释很长，因为其中没有省略任何内容。逐步跟随，任何人都能用纸和笔重做每一步运算，并找出我的错误所在。',
  ],
  titles: { text: '自述', custom: '考察经历' },
  sections: {
    work: [
      {
        name: '泰勒《科学论文集》',
        location: '伦敦',
        companyDescription: '向英语读者介绍外国科学院论文的期刊。',
        roles: [
          {
            position: '译者及注释作者',
            summary: '应查尔斯·惠斯通的建议承担翻译工作。',
            highlights: [
              '将法语论文 *Notions sur la machine analytique* 译成英语，并增补从A到G的七条注释，篇幅约为原文的三倍。',
              '在**注释G**中用一张包含二十五步运算的表格，说明分析机如何计算伯努利数。',
              '阐明分析机与计算器的区别：它编织代数图案，正如雅卡尔织机编织花朵与枝叶。',
              '在注释A中论证，分析机可以处理数字以外的事物，甚至可能谱写精巧复杂的乐曲。',
              '在注释G中告诫读者不要抱有夸大的想法：分析机从不自称能够原创任何东西。',
              '通过书信与巴贝奇共同校阅清样，有时一天往返数次。',
            ],
          },
        ],
      },
      {
        name: '查尔斯·巴贝奇工坊',
        location: '伦敦多塞特街',
        companyDescription: '图纸、模型以及差分机已完成的部分。',
        roles: [
          {
            position: '通信者及合作者',
            summary: '逐张图纸跟进分析机的设计。',
            highlights: [
              '1843年主动提出负责分析机的讲解及对外事务。',
              '将分析机描述为今天仍在沿用的三个部分：存储库、运算室和卡片。',
              '说明一组卡片如何反复使用，今天称之为循环。',
              '提出展开图，其中每一行是一步运算，每一列是一个变量。',
            ],
          },
          {
            position: '差分机研习者',
            summary: '1833年6月首次见到差分机运转。',
            highlights: [
              '据当时一位来客回忆，她仅凭已完成的部分便理解了其工作原理。',
              '临摹图纸并索取图版，以便在家研习。',
              '1834年听取了狄奥尼修斯·拉德纳关于差分机的讲座。',
            ],
          },
        ],
      },
      {
        name: '示例机器方法研究所',
        location: '示例市',
        roles: [
          {
            position: '数表部主任',
            highlights: [
              '带领四名计算员逐位核对天文数表。',
              '将付印后发现的错误在一个版次内由三十一处减少到两处。',
              '推行一题一页的做法，使同事可以中途接手。',
              '培训九名新人，其中六人现已独立负责数表。',
            ],
          },
        ],
      },
      {
        name: '示例学院',
        location: '样本镇',
        roles: [
          {
            position: '数学助教',
            highlights: [
              '为三门课程编写级数与有限差分习题。',
              '撰写的解答既列出正确方法，也列出错误思路。',
              '为馆藏的四百件仪器和图纸编制目录。',
            ],
          },
        ],
      },
    ],
    volunteer: [
      {
        organization: '示例阅览室',
        position: '周六图书管理员',
        location: '示例市',
        summary: '面向工厂工人的免费图书馆，藏书八百册。',
        highlights: ['在不增加费用的情况下将开放时间延长一倍。', '为尚不识字的人朗读。'],
      },
      {
        organization: '示例学校协会',
        position: '算术教师',
        location: '样本镇',
        summary: '为儿童及其家长开设的夜间课程。',
        highlights: ['每年分两班教授四十名学生。', '将习题汇编成一本小书，沿用至今。'],
      },
    ],
    education: [
      {
        institution: '师从奥古斯塔斯·德·摩根（函授）',
        studyType: '函授',
        area: '高等数学',
        location: '伦敦',
        courses: ['微分学', '函数方程', '级数'],
        summary: '德·摩根在1844年评价说，她的思维能力在初学者中极不寻常。',
        highlights: ['研读了他的微积分专著全文，并对其中的定义提出质疑。', '就疑难问题与他往来书信六十余封。'],
      },
      {
        institution: '师从玛丽·萨默维尔',
        studyType: '私人授课',
        area: '数学与天文学',
        location: '切尔西',
        summary: '经她介绍结识了查尔斯·巴贝奇和伦敦的科学家。',
      },
      {
        institution: '示例大学',
        studyType: '结业证书',
        area: '逻辑与方法',
        location: '示例市',
        score: '优秀',
        courses: ['形式逻辑', '误差理论'],
        summary: '论文探讨数表对使用者作出了怎样的承诺。',
      },
    ],
    projects: [
      {
        name: '伯努利数程序',
        entity: '《科学论文集》',
        type: '程序',
        roles: ['作者'],
        description: '分析机的运算流程图，依次求出各个数，并将每个结果用于下一步计算。',
        highlights: [
          '每求一个新数，就重复第十三至第二十三步运算。',
          '选择这一题目，是因为它能说明当时任何计算器离开人手都无法完成的工作。',
        ],
        keywords: ['递归', '变量', '穿孔卡片'],
      },
      {
        name: '飞行学',
        type: '研究',
        roles: ['作者', '插图'],
        description: '十二岁时开始的飞行研究：鸟类解剖，以及用纸、丝绸和金属丝制作的翅膀。',
        highlights: ['推算出翅膀与身体的比例。', '设计了一种内置蒸汽机的马形飞行器。'],
        keywords: ['力学', '制图'],
      },
      {
        name: '示例开放数表',
        entity: '示例机器方法研究所',
        type: '数据',
        roles: ['编辑'],
        description: '任何人都可以复制的数表，附有每个数字的计算过程。',
        highlights: ['被三座天文台采用。'],
        keywords: ['数表', '误差理论'],
      },
    ],
    achievements: [
      {
        title: '首个公开发表的机器程序',
        kind: '里程碑',
        issuer: '《科学论文集》',
        summary: '刊于注释G，比能够运行它的机器早了一个多世纪。',
      },
      {
        title: '以其名字命名的编程语言',
        kind: '荣誉',
        issuer: '美国国防部',
        summary: '其标准编号1815正是她的出生年份。',
      },
      {
        title: '示例清晰记法徽章',
        kind: '徽章',
        issuer: '示例学院',
        summary: '表彰三位读者无需提问即可看懂的图表。',
      },
    ],
    awards: [
      { title: '示例科学写作奖', awarder: '示例学会', summary: '表彰内容比所注论文更为丰富的注释。' },
      { title: '示例奖章', awarder: '示例学院', summary: '表彰运算表。' },
    ],
    certificates: [
      { name: '机器方法证书', issuer: '示例学院', summary: '运算、变量和卡片。' },
      { name: '数表校对员', issuer: '示例机器方法研究所' },
      { name: '职场急救', issuer: '示例急救中心' },
    ],
    publications: [
      {
        title: '查尔斯·巴贝奇发明的分析机概论',
        authors: ['L. F. 梅纳布雷亚', 'A. A. L.'],
        publisher: '泰勒《科学论文集》',
        summary: '附译者注释。第三卷，第666至731页。',
      },
      {
        title: '论气候与农业的关系',
        authors: ['洛芙莱斯伯爵'],
        publisher: '《英格兰皇家农业学会会刊》',
        summary: '关于加斯帕兰伯爵著作的札记，她参与了撰写。',
      },
      {
        title: '数表的承诺',
        authors: ['埃达·洛芙莱斯'],
        publisher: '示例出版社',
        summary: '论对无法核验数字的人应尽的审慎之责。',
      },
      {
        title: '函数方程书简',
        authors: ['埃达·洛芙莱斯', '奥古斯塔斯·德·摩根'],
        publisher: '示例出版社',
      },
    ],
    talks: [
      {
        title: '会编织的机器',
        event: '示例机械学会议',
        location: '示例市',
        summary: '从织机到分析机的运算室：承载图案的卡片。',
      },
      {
        title: '机器做不到的事',
        event: '示例学会晚间讲座',
        location: '样本镇',
        summary: '凡是我们知道如何命令它去做的，它都能做到。',
      },
      { title: '如何阅读展开图', event: '示例暑期学校', location: '示例市' },
    ],
    skills: [
      { name: '分析学', proficiency: '始于1840年', keywords: ['级数', '有限差分', '函数方程'] },
      { name: '机器方法', keywords: ['穿孔卡片', '运算与变量', '展开图'] },
      { name: '科学翻译', keywords: ['法语', '意大利语', '德语'] },
      { name: '数表', keywords: ['误差理论', '校对'] },
      { name: '音乐', keywords: ['竖琴', '声乐'] },
    ],
    languages: [
      { language: '英语' },
      { language: '法语', fluency: '流利' },
      { language: '意大利语', fluency: '读写' },
      { language: '德语' },
    ],
    interests: [
      { name: '音乐', keywords: ['竖琴', '歌剧'] },
      { name: '骑马', keywords: ['越野骑行'] },
      { name: '飞行', keywords: ['鸟类', '纸翼'] },
      { name: '力学', keywords: ['织机', '自动机'] },
    ],
    references: [
      {
        name: '查尔斯·巴贝奇',
        position: '卢卡斯数学教授（1828年至1839年）',
        organization: '剑桥大学',
        reference: '在1843年9月的信中称她为“数字女巫”。',
      },
      {
        name: '奥古斯塔斯·德·摩根',
        position: '数学教授',
        organization: '伦敦大学学院',
        reference: '通过书信授课。',
      },
      { name: '玛丽·萨默维尔', position: '科学作家', organization: '皇家天文学会' },
      {
        name: '查尔斯·惠斯通',
        position: '实验哲学教授',
        organization: '伦敦国王学院',
        reference: '建议她承担翻译。',
      },
    ],
    text: [
      {
        text: '分析机不只用于数字。凡是能够写下关系的地方，都可以对其施加运算：\n\n- 施于音符，它便作曲；\n- 施于字母，它便解方程；\n- 施于数表，它便加以订正。\n\n详情请参阅[七条注释](https://example.org/scientific-memoirs/volume-iii/notes-by-the-translator)。',
      },
    ],
    custom: [
      {
        title: '北方工厂之行',
        subtitle: '与拜伦夫人同行',
        location: '英格兰中部与北部',
        summary: '为观看机器运转而进行的旅行。',
        highlights: ['描绘了控制丝带织机的穿孔卡片。', '记录了每台机器无需人手即可完成的工作。'],
        keywords: ['织机', '穿孔卡片'],
      },
      {
        title: '示例工业博览会',
        subtitle: '评委',
        location: '示例市',
        summary: '评审来自十一个国家的计算仪器。',
        highlights: ['撰写了计算仪器报告。'],
        keywords: ['仪器'],
      },
      {
        title: '示例天文台',
        subtitle: '访客',
        location: '示例市和样本镇',
        summary: '夜间观星，白天查表。',
        highlights: ['比较了四座天文台使用的数表。'],
        keywords: ['数表'],
      },
    ],
  },
};
