/** English words, patterns and endings, by which messages and told texts are understood. */
export const words = {
  stopWords:
    'a about after again all also am an and any are aren as at be because been before being between both but by can ' +
    'could couldn did didn do does doesn doing don down during each even ever every few for from further had hadn has ' +
    'hasn have haven having he her here hers herself him himself his how i if in into is isn it its itself just ll m ' +
    'me more most much my myself no nor not now of off oh ok okay on once only or other our ours ourselves out over ' +
    'own re really s same she should shouldn so some still such t than that the their theirs them themselves then ' +
    'there these they this those through to too under until up us ve very was wasn we were weren what when where ' +
    'which while who whom why will with without won would wouldn you your yours yourself mom mum mama mommy dad ' +
    'daddy papa yes yeah hey hi hello please maybe',
  weakWords:
    'always anything best big day days everyone everything favorite favourite feel felt first get give go going gone ' +
    'good got great happy keep kind kept know knew last life like liked likes little long look lot love loved loves ' +
    'made make man many mind miss morning name named never new nice night nothing old one people person place said ' +
    'saw say see something take talk tell thing things think thought time today together told took tonight tried try ' +
    'two used want wanted way week well went woman work year years yesterday remember remembered called call always ' +
    'sometimes today tomorrow world wish whole seem just somebody someone everybody start started stop put story stories another secret noise',
  kin: [
    'food eat ate dish dishes meal meals cook cooked cooking recipe recipes dinner lunch breakfast kitchen soup cake pie sauce baked baking bake',
    'job jobs career profession worked works retired teacher nurse mechanic engineer driver farmer doctor office business',
    'birthday born birth',
    'die died death dying passed funeral buried grave cancer illness',
    'music song songs sing sang singing band piano guitar choir record records album',
    'pet pets dog dogs cat cats puppy',
    'garden gardening flowers roses tomatoes plants planted',
    'sport sports team game games football baseball soccer basketball hockey tennis golf',
    'holiday holidays vacation trip trips travel traveled beach lake mountains camping',
    'movie movies film films cinema',
    'book books read reading novel novels author',
    'wedding married marry marriage anniversary husband wife',
    'color colour blue red green yellow purple orange',
    'childhood hometown raised',
    'siblings brother brothers sister sisters',
    'children kids son sons daughter daughters grandchildren grandkids grandson granddaughter',
    'nickname nicknames',
    'hobby hobbies pastime',
    'car cars truck drove drive driving',
    'church faith pray prayed prayer religion religious',
    'drink drank coffee tea beer wine whiskey',
    'joke jokes humor humour funny laughed laugh',
    'advice saying sayings motto phrase',
  ],
  suffixes: ['ings', 'ing', 'ies', 'ied', 'ed', 'es', 's', 'e'],
  phrases: [
    [/\bgr[eo]w(?:ing)? up\b/g, 'childhood'],
    [/\b(?:for a living|for work)\b/g, 'job'],
  ],
  unquotable:
    /\b(?:ignore|disregard|forget) (?:all|any|the|every|previous|prior|above|your)\b|\b(?:system|assistant|developer) ?(?:prompt|message|:)|\binstructions?\b|\byou (?:are|must|will|should) now\b|\bpretend (?:to|you)\b|\bas an ai\b|https?:|www\.|[<>{}$\\]|\bheaven\b|\bangels?\b|\bafterlife\b|\bwatch(?:es|ing)? (?:over|down)\b|\b(?:looking|smiling) down\b|\b(?:meet|together|see (?:you|her|him|each other)) again\b|\breunite|\bstill (?:alive|with us)\b|\bin a better place\b|\b(?:suicide|overdose|killed|murder|abuse|abused|raped?)\b/i,
  grave:
    /\b(?:died|dies|die|death|dead|dying|passed away|passed on|passing|passed in|funeral|buried|burial|cremat\w*|ashes|grave|cancer|tumou?r|stroke|heart attack|hospice|hospital|diagnos\w*|accident|crash|illness|dementia|alzheimer\w*|covid\w*|coma|lost (?:her|him|them)|we lost|took (?:her|his) (?:own )?life)\b/i,
  birth: /\b(?:born|birthday|birth|b-day|bday)\b/i,
  nicknames: [
    /\b(?:called|calls|call|nicknamed) me (?:(?:his|her|their|my) )?["“']([^"”']{2,30})["”']/i,
    /\b(?:[Cc]alled|[Cc]alls|[Nn]icknamed|[Cc]all) me (?!January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Every|After|Before|When|On|From|In|At|And|Mom|Dad|I\b)([A-Z][a-z]+(?: [A-Z][a-z]+)?)(?=[.,;!]|$| and | because | when | since | from )/,
    /\bnickname for me (?:was|is) ["“']?([A-Z]?[a-z]+(?: [A-Za-z]+)?)["”']?(?=[.,;!]|$)/,
  ],
  sayings: [
    /\b(?:say|said|saying|says|motto|phrase|words|told us|tell us|tell me|told me)\b[^"“”.]{0,40}["“]([^"“”]{6,90})["”]/i,
  ],
  quotes: ['“', '”', '‘', '’'],
  stop: '.',
  space: ' ',
  pain: /\b(?:cr(?:y|ied|ying)|sob\w*|tears?|hurts?|pain\w*|ache\w*|heartbroken|broken|lonely|alone|sad\w*|grief|griev\w*|awful|terrible|horrible|worst|unbearable|can't (?:sleep|stop|breathe|cope|eat)|couldn't (?:sleep|stop|breathe|eat)|scared|afraid|empty|numb|hopeless|exhausted|overwhelmed|depressed|died|dead|death|dying|gone|without you|funeral|miss(?:ing|ed)? you|hospital|cancer|guilt\w*|sorry|regret\w*)\b/,
} as const;
